import { expect, jest, test } from '@jest/globals';
import { countNames, interpolateCounts, isCountName } from './count-tokens';
import { numberToWords } from '../../domain/number-words';
import { parseArticleBlocks, renderMarkdown } from './markdown';

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
  const { getSearchUrl } = await import('../../domain/search');
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

test('[C1] of what is written only quotes, dashes and the ellipsis are set as signs', () => {
  expect(renderMarkdown('(a) a sample, (b) a sheet, (c) a drawing, (r) and (tm), 3 +- 1, a,, b, why????, a..b')).toBe(
    '<p>(a) a sample, (b) a sheet, (c) a drawing, (r) and (tm), 3 +- 1, a,, b, why????, a..b</p>\n',
  );
  expect(renderMarkdown('"Tap" -- it\'s... a--b *so---there* <https://a.example/b--c>')).toBe(
    '<p>“Tap” – it’s… a–b <em>so—there</em> <a href="https://a.example/b--c">https://a.example/b--c</a></p>\n',
  );
});

test('[C1, X1] the alternate text of a picture is read without the marks of Markdown', () => {
  const alts = ['Pale *honed* paving, 5 \\* 3', 'A `tap`\nof [brass](/b) & **oak**', 'One\\\ntwo'].map(
    (alt) => parseArticleBlocks(`![${alt}](./a.jpg)`)[0]!.pictures[0]!.alt,
  );
  expect(alts).toEqual(['Pale honed paving, 5 * 3', 'A tap of brass & oak', 'One two']);
});

const counts = { brands: 16, showrooms: 2, categories: 5, years: 62, since: 1962 };

test('[R2] a count is in words up to ninety-nine, each different, and in digits above', () => {
  expect([0, 7, 13, 16, 17, 20, 21, 62, 99].map(numberToWords).join()).toBe(
    'zero,seven,thirteen,sixteen,seventeen,twenty,twenty-one,sixty-two,ninety-nine',
  );
  expect([-1, 100, 1962, 2.5].map(numberToWords)).toEqual(['-1', '100', '1962', '2.5']);
  expect(new Set(Array.from({ length: 100 }, (_, count) => numberToWords(count))).size).toBe(100);
});

test('[R2] tokens are replaced by the count in words, capitalized, or in digits; other text in braces is kept', () => {
  expect(interpolateCounts('{Brands} houses, {brands} logos, {#brands} lines', counts)).toBe('Sixteen houses, sixteen logos, 16 lines');
  expect(interpolateCounts('{Brands} houses', { ...counts, brands: 17 })).toBe('Seventeen houses');
  expect(interpolateCounts('Since {#since}, {years} years', counts)).toBe('Since 1962, sixty-two years');
  expect(interpolateCounts('{brandz} { brands } {} {#}', counts)).toBe('{brandz} { brands } {} {#}');
  expect(isCountName('Brands')).toBe(true);
  expect(isCountName('BRANDS')).toBe(false);
  expect(countNames.every(isCountName)).toBe(true);
});
