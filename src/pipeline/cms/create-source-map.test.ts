import { expect, test } from '@jest/globals';
import { contentDay, createContent } from '../check/content.fixture';
import { readContent } from '../check/read/read-content';
import { createSourceMap } from './create-source-map';
import { normalizeText } from './edit-mode/find-sources';
import { withEditMode } from './publish-edit-mode';

const content = createContent({
  'faq.yaml': { append: '- question: Where?\n  answer: |\n    **In** [Manila](/privacy).\n\n    Or by mail.\n' },
  'brands/kohler/index.yaml': ['title: kohler and sons', 'title: kohler and sons\nfounded: 1873'],
});
const map = createSourceMap(readContent(content, contentDay).content);
const find = (text: string) => map.values.filter((value) => normalizeText(value.text) === text).map(({ text: _, ...rest }) => rest);

test('[E5] a text is mapped to its file and field as a page shows it, a counted number also to what is counted, and a computed line to what it is computed from', () => {
  expect(find('To see and touch')).toEqual([{ file: 'content/pages/home.yaml', path: ['sections', 0, 'text'] }]);
  expect(find('1873')).toEqual([{ file: 'content/brands/kohler/index.yaml', path: ['founded'] }]);
  expect(find('quezon-city')).toEqual([{ file: 'content/showrooms/quezon-city/index.yaml', path: ['slug'] }]);
  expect(find('Two houses since 1962')).toEqual([
    {
      file: 'content/pages/home.yaml',
      path: ['sections', 0, 'title'],
      counts: ['the folders in content/brands', '`since` in content/site.yaml'],
    },
  ]);
  const file = 'content/articles/2-a-talk/index.md';
  expect(find('11/03/2026')).toEqual([{ file, path: ['date'], isComputed: true }]);
  expect(find('Saturday 12/05/2026, 5:00 PM - 7:00 PM')).toEqual([{ file, path: ['event', 'starts'], isComputed: true }]);
});

test('[E5] Markdown is mapped block by block, in fields and in bodies, and a picture by its alternate text to the field of its file', () => {
  const place = { file: 'content/faq.yaml', path: ['entries', 1, 'answer'] };
  expect([find('In Manila.'), find('Or by mail.')]).toEqual([[place], [place]]);
  expect(find('Come and listen.')).toEqual([{ file: 'content/articles/2-a-talk/index.md', path: ['body'] }]);
  expect(find('A room')).toContainEqual({ file: 'content/brands/kohler/index.yaml', path: ['gallery', 2, 'file'], isPicture: true });
  expect(find('A room')).toContainEqual({ file: 'content/articles/1-the-first-tap/index.md', path: ['body'], isPicture: true });
});

test('[E5] pages are mapped to files, and files to routes of the editing screen', () => {
  expect(map.pages['/article/2/a-talk']).toBe('content/articles/2-a-talk/index.md');
  expect(map.screens['content/brands/kohler/index.yaml']).toBe('/collections/Brand/entries/kohler/index');
  expect(map.screens['content/pages/home.yaml']).toBe('/collections/Page/entries/home');
  expect(map.screens['content/site.yaml']).toBe('/collections/ContentSite/entries/site');
});

test('[E5] the script is in a page of a preview once, and in no page for visitors', () => {
  const html = '<html><head></head><body></body></html>';
  const edited = withEditMode(html, true);
  expect(edited.match(/edit-mode\.js/g)).toHaveLength(1);
  expect(withEditMode(edited, true)).toBe(edited);
  expect(withEditMode(edited, false)).toBe(html);
});
