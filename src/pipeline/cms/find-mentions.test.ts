import { expect, test } from '@jest/globals';
import { addRedirectLines } from './admin-app/guard-backend';
import { findMentions } from './find-mentions';

const files = new Map([
  ['brands/kohler/index.yaml', 'name: kohler\nlink: /brand-partners/kohler\n'],
  [
    'brands/brizo/index.yaml',
    'name: brizo\ngallery:\n  - file: ../kohler/tap.jpg\n    alt: A tap\n  - file: ./basin.jpg\n    alt: kohler\n',
  ],
  [
    'articles/1-taps/index.md',
    '---\narticle_id: 1\nslug: taps\ntitle: kohler\nbrands:\n  - brizo\n  - kohler\n---\n\nSee [them](/brand-partners/kohler#gallery).\n',
  ],
  ['faq.yaml', '- question: Which?\n  answer: Look at [Kohler](/brand-partners/kohler/) or [Agape](/brand-partners/kohler-agape).\n'],
  ['redirects.yaml', '- from: /kohler\n  to: /brand-partners/kohler\n'],
  ['navigation.yaml', 'bar:\n  - label: Taps\n    to: /article/1/an-older-title\n'],
]);

const listWords = (file: string, ...addresses: string[]) =>
  findMentions(files, { file, addresses }).map((mention) => `${mention.file}: ${mention.words}`);

test('[E7] what names a brand: references, links to its page and pictures of its folder, each with its field; words that are alike are none', () => {
  expect(listWords('brands/kohler/index.yaml', '/brand-partners/kohler')).toEqual([
    'brands/brizo/index.yaml: Picture of gallery picture 1',
    'articles/1-taps/index.md: Brand 2',
    'articles/1-taps/index.md: Text',
    'faq.yaml: Answer of entry 1',
    'redirects.yaml: To of entry 1',
  ]);
});

test('[E7] an article is named by its number, whatever its title in the address, and each mention leads to its field', () => {
  expect(findMentions(files, { file: 'articles/1-taps/index.md', addresses: ['/article/1/taps'] })).toEqual([
    {
      file: 'navigation.yaml',
      words: 'To of bar entry 1',
      href: `/admin?field=${encodeURIComponent('["bar",0,"to"]')}#/collections/Navigation/entries/navigation`,
    },
  ]);
  expect(listWords('brands/brizo/index.yaml')).toEqual(['articles/1-taps/index.md: Brand 1']);
});

test('[E7] an address that ends gets a redirect or a reason, and the lines that are there stay', () => {
  expect(addRedirectLines('# Old\n- from: /a\n  to: /b\n\n', ['/c'], { to: '/' })).toBe(
    '# Old\n- from: /a\n  to: /b\n- from: /c\n  to: /\n',
  );
  expect(addRedirectLines('', ['/c', '/d'], { reason: 'The partner left.' })).toBe(
    '# gone: /c The partner left.\n# gone: /d The partner left.\n',
  );
});
