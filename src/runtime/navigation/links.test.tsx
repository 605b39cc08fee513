import { beforeAll, expect, test } from '@jest/globals';
import { createPrefetchQueue, interceptLinks } from './links';

/** The pages that the site begins to fetch. */
const opened: string[] = [];

beforeAll(() => {
  const loadPage = (path: string) => new Promise(() => opened.push(path));
  Object.assign(window, { ___loader: { loadPage }, fetch: () => Promise.resolve({ ok: false }) });
  interceptLinks();
  // What is left to the browser ends here: jsdom opens no documents.
  window.addEventListener('click', (event) => event.preventDefault());
});

/** Presses a text within a link, and returns the page that the site opens. */
function press(html: string, click: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html.replace('>', '><i>Text</i>');
  document.querySelector('i')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  return opened.pop();
}

test.each([
  ['a link of the site', '<a href="/careers"></a>', '/careers'],
  ['one with its own tab named', '<a href="/careers" target="_self"></a>', '/careers'],
  ['the whole address of one', '<a href="http://localhost/careers?a=b#c"></a>', '/careers?a=b'],
  ['one to a place on another page', '<a href="/story#decades"></a>', '/story'],
])('%s is followed by the site', (_, html, path) => {
  expect(press(html)).toBe(path);
});

test.each([
  ['another origin', '<a href="https://maps.example"></a>'],
  ['a new tab', '<a href="/careers" target="_blank"></a>'],
  ['a download', '<a href="/careers" download></a>'],
  ['a file', '<a href="/static/a.avif"></a>'],
  ['a place on the page itself', '<a href="#content"></a>'],
  ['nowhere', '<a href=""></a>'],
  ['a telephone', '<a href="tel:+63"></a>'],
  ['no link', '<b></b>'],
])('%s is the browser’s', (_, html) => {
  expect(press(html)).toBeUndefined();
});

test.each<MouseEventInit>([{ button: 1 }, { altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'the browser handles a click with %j',
  (click) => {
    expect(press('<a href="/careers"></a>', click)).toBeUndefined();
  },
);

const flushTasks = () => new Promise((resolve) => setTimeout(resolve));

test('[B5] four pages are prefetched at a time, the latest first, and a failed one does not block the others', async () => {
  const started: string[] = [];
  const ends = new Map<string, { pass: () => void; fail: () => void }>();
  const add = createPrefetchQueue((path) => {
    started.push(path);
    return new Promise<void>((pass, fail) => ends.set(path, { pass, fail: () => fail(new Error('away')) }));
  }, 4);
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/1', '/5']) add(path);
  expect(started).toEqual(['/1', '/2', '/3', '/4']);
  ends.get('/2')!.fail();
  await flushTasks();
  expect(started).toEqual(['/1', '/2', '/3', '/4', '/6']);
  ends.get('/1')!.pass();
  await flushTasks();
  expect(started.slice(5)).toEqual(['/5']);
  add('/1');
  add('/2');
  ends.get('/3')!.pass();
  await flushTasks();
  expect(started.slice(6)).toEqual(['/2']);
});
