import { expect, jest, test } from '@jest/globals';
import { parseArticleBlocks } from './markdown';

test.each(['./salón-ñ.jpg', './tap[1].jpg', './a@b&c+d,e=f;g:h$.jpg', './100%.jpg'])(
  '[C1] the picture %s in the text of an article is the file of that name',
  (file) => {
    expect(parseArticleBlocks(`![A tap](${file})`)[0]!.pictures).toEqual([{ file, alt: 'A tap', caption: null }]);
  },
);

/** The Markdown and the addresses of a site whose addresses end as asked. */
async function importWithTrailingSlash(ends: string) {
  process.env.GATSBY_TRAILING_SLASH = ends;
  jest.resetModules();
  const { renderMarkdown } = await import('./markdown');
  const { parseArticleBlocks } = await import('./markdown');
  const { getSearchUrl } = await import('../../domain/search/search');
  delete process.env.GATSBY_TRAILING_SLASH;
  return { renderMarkdown, parseArticleBlocks, getSearchUrl };
}

const words = 'See [the news](/news-and-events/#taps), [a file](/a/b.pdf), [us](https://www.example.com/a) and [here](#there).';

test.each([
  ['never', '/news-and-events#taps', '/search?q=a'],
  ['always', '/news-and-events/#taps', '/search/?q=a'],
])('[R8] where addresses %s end in a slash, the links of editors and of the search do so too', async (ends, news, search) => {
  const { renderMarkdown, parseArticleBlocks, getSearchUrl } = await importWithTrailingSlash(ends);
  const html = `<p>See <a href="${news}">the news</a>, <a href="/a/b.pdf">a file</a>, <a href="https://www.example.com/a">us</a> and <a href="#there">here</a>.</p>\n`;
  expect(renderMarkdown(words)).toBe(html);
  expect(parseArticleBlocks(words)[0]!.html).toBe(html);
  expect(getSearchUrl('a')).toBe(search);
});

test('the pictures, quotes and note of an article are separated from its prose, in order, and HTML in it is not rendered', () => {
  const blocks = parseArticleBlocks(
    'One.\n\n![A tap](./tap.jpg "Tap")\n\n## Two\n\n- a\n- b\n\n> Said.\n\n![A](./a.jpg)\n![B](./b.jpg "Bee")\n\nThree with ![C](./c.jpg) in it.\n\n*A note.*\n',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['prose', 'figure', 'prose', 'quote', 'pair', 'prose', 'note']);
  expect(blocks[1]?.pictures).toEqual([{ file: './tap.jpg', alt: 'A tap', caption: 'Tap' }]);
  expect(blocks[4]?.pictures.map(({ caption }) => caption)).toEqual([null, 'Bee']);
  expect(blocks[2]?.html).toBe('<h2>Two</h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n');
  expect(blocks[3]?.html).toBe('<p>Said.</p>\n');
  expect(blocks[6]?.html).toBe('A note.');
  expect(parseArticleBlocks('*An early note.*\n\nThen prose.').map(({ kind }) => kind)).toEqual(['prose']);
  expect(parseArticleBlocks('')).toEqual([]);
  expect(parseArticleBlocks('<script>alert(1)</script>')[0]?.html).not.toContain('<script>');
  expect(parseArticleBlocks('[x](javascript:alert(1))')[0]?.html).not.toContain('href');
});
