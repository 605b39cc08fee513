import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { startPrefetch } from '../runtime/prefetch';
import { documentScript, expandTarget, speculationRules } from './document';

const { supports } = HTMLScriptElement;
let stop = (): void => undefined;

afterEach(() => {
  stop();
  HTMLScriptElement.supports = supports;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

interface Condition {
  readonly and?: readonly Condition[];
  readonly not?: Condition;
  readonly href_matches?: string | readonly string[];
}

/** Whether a path fits a pattern, of whose signs the rules use the asterisk alone. */
const fits = (path: string, pattern: string): boolean => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);

const holds = ({ and, not, href_matches: patterns = [] }: Condition, path: string): boolean =>
  and?.every((part) => holds(part, path)) ?? (not ? !holds(not, path) : [patterns].flat().some((pattern) => fits(path, pattern)));

/** Whether the rules of the document let the browser prefetch an address. */
function isFetchedByRules(address: string): boolean {
  const { prefetch } = JSON.parse(speculationRules) as { prefetch: { where: Condition; eagerness: string }[] };
  // A conservative rule waits for the press.
  return prefetch.some(({ where, eagerness }) => eagerness === 'moderate' && holds(where, new URL(address, window.location.href).pathname));
}

/** Whether a link element is added for an address, in a browser that knows no rules. */
function isFetchedByLink(address: string, type = 'pointerover', connection?: object): boolean {
  HTMLScriptElement.supports = jest.fn(() => false);
  Object.assign(navigator, { connection });
  stop = startPrefetch();
  document.body.innerHTML = `<a href="${address}">A link</a>`;
  fireEvent(document.querySelector('a')!, new Event(type, { bubbles: true }));
  return document.head.querySelector(`link[rel=prefetch][href="${address}"]`) !== null;
}

test.each([
  ['/careers', true],
  ['/article/8/setting-out-a-bathroom', true],
  ['/search?q=a.b', true],
  ['/documents/sheet.pdf', false],
  ['/api/newsletter/leave?of=x', false],
])('[B5] whether %s is prefetched is the same by rules and by links: %s', (address, isFetched) => {
  expect([isFetchedByRules(address), isFetchedByLink(address)]).toEqual([isFetched, isFetched]);
});

test.each([
  ['pointerover', undefined, true],
  ['focusin', { effectiveType: '4g' }, true],
  ['touchstart', { saveData: false }, true],
  ['pointerover', { saveData: true }, false],
  ['touchstart', { effectiveType: '2g' }, false],
])('[B5] whether a %s prefetches by a link on the connection %j: %s', (type, connection, isFetched) => {
  expect(isFetchedByLink('/careers', type, connection)).toBe(isFetched);
});

test('[R7] a hash is decoded: the disclosure that it names opens, and is scrolled to after a reload', () => {
  performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry];
  const scrollIntoView = jest.fn();
  const target = document.body.appendChild(Object.assign(document.createElement('details'), { id: 'baño 2', scrollIntoView }));
  expandTarget({ hash: '#ba%C3%B1o%202' });
  expect([target.open, scrollIntoView.mock.calls.length]).toEqual([true, 1]);
});

test('[R7] each navigation begins at the top, unless a hash or the constant says otherwise', async () => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const show = (persisted: boolean, hash: string) => {
    window.location.hash = hash;
    Object.assign(window.history, { scrollRestoration: 'auto' });
    window.dispatchEvent(new Event('hashchange'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return [window.history.scrollRestoration, scrollTo.mock.calls.splice(0)];
  };
  jest.resetModules();
  jest.doMock('../domain/site-settings', () => ({ transparentUntil: 100, restoresScroll: true }));
  const restoring = await import('./document');
  document.head.innerHTML = '<style data-transition></style>';
  for (const [textContent, restoration, top] of [
    [restoring.documentScript, 'auto', []],
    [documentScript, 'manual', [[0, 0]]],
  ] as const) {
    document.head.append(Object.assign(document.createElement('script'), { textContent }));
    expect([show(true, ''), show(true, '#faq'), show(false, '')]).toEqual([
      [restoration, top],
      [restoration, []],
      [restoration, []],
    ]);
  }
});

test('[V6] a press while a transition shows the page ends it, and reaches what is under it with its keys', () => {
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null });
  document.head.innerHTML = '<style data-transition></style>';
  document.head.append(Object.assign(document.createElement('script'), { textContent: documentScript }));
  const link = document.body.appendChild(document.createElement('a'));
  const onClick = jest.fn(({ ctrlKey }: MouseEvent) => ctrlKey);
  link.addEventListener('click', onClick);
  document.elementFromPoint = jest.fn(() => link);
  const viewTransition = { finished: Promise.resolve(), skipTransition: jest.fn() };
  window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  for (let count = 0; count < 2; count += 1) fireEvent.click(document.documentElement, { clientX: 8, clientY: 9, ctrlKey: true });
  expect(document.elementFromPoint).toHaveBeenCalledWith(8, 9);
  expect(onClick.mock.results).toEqual([{ type: 'return', value: true }]);
  expect(viewTransition.skipTransition).toHaveBeenCalledTimes(1);
  window.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  fireEvent.click(link);
  expect([onClick.mock.calls.length, viewTransition.skipTransition.mock.calls.length]).toEqual([2, 1]);
});
