import { readdirSync, readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import type { IAdapter } from 'gatsby';
import { createTestFolder } from '../../../tests/support/test-folder';
import { netlifyAdapter, publishPageFiles, restorePageFiles } from './page-files';

const root = createTestFolder();
const listFiles = () => readdirSync(root(), { recursive: true, encoding: 'utf8' }).sort();

test('[R8, R12] every page has one file, which hosts answer at its path, and the next build finds the files that Gatsby wrote', () => {
  const others = ['404.html', 'index.html', 'index.html.br', '_gatsby/slices/a.html', 'page-data/404.html/page-data.json', 'rss.xml'];
  for (const path of others) root.write(path, path);
  const pages = ['news', 'news/page/2', 'article/1/a'];
  for (const path of pages) for (const end of ['.html', '.html.br']) root.write(`${path}/index${end}`, path + end);
  const asWritten = listFiles();
  restorePageFiles(root());
  expect(listFiles()).toEqual(asWritten);
  publishPageFiles(root());
  const folders = ['_gatsby', '_gatsby/slices', 'article', 'article/1', 'news', 'news/page', 'page-data', 'page-data/404.html'];
  expect(listFiles()).toEqual([...folders, ...others, ...pages.flatMap((path) => [`${path}.html`, `${path}.html.br`])].sort());
  expect(readFileSync(root('news/page/2.html.br'), 'utf8')).toBe('news/page/2.html.br');
  restorePageFiles(root());
  expect(listFiles()).toEqual(asWritten);
  restorePageFiles(root('none'));
});

test.each(['never', 'always'] as const)(
  '[R8] with final slashes set to %s, a host answers with 200 at the address of a page',
  async (trailingSlash) => {
    jest.spyOn(process, 'cwd').mockReturnValue(root());
    root.write('public/news/index.html', 'news');
    const adapter = netlifyAdapter(
      () => ({ adapt: () => undefined, cache: { restore: () => false, store: () => undefined } }) as unknown as IAdapter,
    );
    await adapter.adapt({ trailingSlash } as Parameters<IAdapter['adapt']>[0]);
    expect(readdirSync(root('public'), { recursive: true })).toEqual(
      trailingSlash === 'never' ? ['news.html'] : ['news', 'news/index.html'],
    );
  },
);
