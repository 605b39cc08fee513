import { expect, jest, test } from '@jest/globals';

/** The Markdown and the addresses of a site whose addresses end as asked. */
async function importWithTrailingSlash(ends: string) {
  process.env.GATSBY_TRAILING_SLASH = ends;
  jest.resetModules();
  const { renderMarkdown } = await import('./markdown');
  const { parseArticleBlocks } = await import('./article-blocks');
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
