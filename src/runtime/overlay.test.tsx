import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { followPopovers, lockScroll, scrollLock, showModal } from './overlay';
import { simulatePopovers } from './popovers.fixture';

const { body, documentElement: root } = document;

function setPage(overflow: string, paddingRight: string, scrollbarWidth = 15): void {
  Object.assign(body.style, { overflow, paddingRight });
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - scrollbarWidth);
}
const getStyles = () => [body.style.overflow, body.style.paddingRight];

afterEach(() => void jest.restoreAllMocks());

test('[V5] the scroll is locked until the last holder releases it, and the styles are restored exactly', () => {
  setPage('scroll', '4px');
  const first = lockScroll();
  const second = lockScroll();
  expect(getStyles()).toEqual(['hidden', 'calc(19px)']);
  expect(root.style.getPropertyValue('--scrollbar')).toBe('15px');
  first();
  expect(body.style.overflow).toBe('hidden');
  second();
  expect(getStyles()).toEqual(['scroll', '4px']);
  expect(root.style.getPropertyValue('--scrollbar')).toBe('');
});

test('[V5] a second release of one holder does not release another', () => {
  setPage('', '');
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(body.style.overflow).toBe('hidden');
  expect(scrollLock.get()).toBe(true);
  second();
});

test('[V5] without a scrollbar there is no padding', () => {
  setPage('', '', 0);
  const release = lockScroll();
  expect(getStyles()).toEqual(['hidden', '']);
  release();
  expect(getStyles()).toEqual(['', '']);
});

test('[V5] a listener is called once for the first lock and once for the last release', () => {
  const values: boolean[] = [];
  setPage('', '');
  const stop = scrollLock.subscribe(() => values.push(scrollLock.get()));
  for (const release of [lockScroll(), lockScroll()]) release();
  stop();
  lockScroll()();
  expect(values).toEqual([true, false]);
});

test('[V5] a dialog locks the scroll until it is closed, and only then', () => {
  setPage('', '');
  const dialog = body.appendChild(document.createElement('dialog'));
  dialog.showModal = jest.fn();
  showModal(dialog);
  expect([scrollLock.get(), jest.mocked(dialog.showModal).mock.calls.length]).toEqual([true, 1]);
  dialog.dispatchEvent(new Event('close'));
  expect(scrollLock.get()).toBe(false);
  dialog.remove();
});

// One document whose popovers are followed, as on a page; jsdom shows every button.
simulatePopovers();
let isNarrow = true;
const media = Object.assign(new EventTarget(), { matches: true });
Object.defineProperty(media, 'matches', { get: () => isNarrow });
window.matchMedia = () => media as unknown as MediaQueryList;
HTMLElement.prototype.getClientRects = function () {
  return (this.closest('[popover]:not([data-shown])') ? [] : [{}]) as unknown as DOMRectList;
};
const page = body.appendChild(document.createElement('div'));
page.innerHTML = `
  <a id="skip" href="#content" data-covered></a>
  <header>
    <div id="inner" data-covered><button id="burger" popovertarget="menu"></button></div>
    <div id="panel" popover="auto" data-overlay="cover">
      <button id="arrow" popovertarget="panel" popovertargetaction="hide"></button><a id="brand" href="#brand"></a>
    </div>
  </header>
  <nav id="menu" popover="auto" data-overlay="menu" data-covered><button id="partners" popovertarget="panel"></button></nav>
  <main id="main" data-background></main>`;
const find = (id: string) => document.getElementById(id)!;
const listInert = () => Array.from(page.querySelectorAll<HTMLElement>('*')).flatMap(({ id, inert }) => (inert ? id : []));
const listOpen = () => Array.from(page.querySelectorAll('[data-shown]'), ({ id }) => id);

followPopovers();

beforeEach(() => {
  isNarrow = true;
  page.querySelectorAll<HTMLElement>('[popover]').forEach((popover) => popover.hidePopover());
  (document.activeElement as HTMLElement).blur();
});

test('[N5, N6, V5] an open popover makes the page inert and locks the scroll; one that covers a narrow screen leaves nothing but itself', () => {
  find('menu').showPopover();
  expect([listInert(), scrollLock.get(), body.style.overflow]).toEqual([['main'], true, 'hidden']);
  expect(find('burger').ariaExpanded).toBe('true');
  find('panel').showPopover();
  expect(listInert()).toEqual(['skip', 'inner', 'menu', 'main']);
  expect(document.activeElement).toBe(find('arrow'));
  expect([find('partners').ariaExpanded, find('arrow').ariaExpanded]).toEqual(['true', null]);
});

test('[N4, N5] with the partners the menu below them closes, and the burger has the focus', () => {
  find('menu').showPopover();
  find('panel').showPopover();
  find('panel').hidePopover();
  expect([listOpen(), listInert(), scrollLock.get()]).toEqual([[], [], false]);
  expect(document.activeElement).toBe(find('burger'));
  expect(find('burger').ariaExpanded).toBe('false');
});

test('[N5, N6] on a wide screen the bar stays beside the panel', () => {
  isNarrow = false;
  find('panel').showPopover();
  expect(listInert()).toEqual(['main']);
});

test.each(['brand', 'skip'])('[N4] a pressed link closes what is open and leaves the focus to the browser: %s', (id) => {
  isNarrow = false;
  find('panel').showPopover();
  fireEvent.click(find(id), { ctrlKey: true });
  expect(listOpen()).toEqual(['panel']);
  fireEvent.click(find(id));
  expect([listOpen(), listInert(), scrollLock.get()]).toEqual([[], [], false]);
  expect(document.activeElement).toBe(body);
});

test('[N4] a page that is left, and a window that becomes wide, close what is open', () => {
  for (const event of [() => fireEvent(window, new Event('pagehide')), () => media.dispatchEvent(new Event('change'))]) {
    find('menu').showPopover();
    event();
    expect([listOpen(), scrollLock.get()]).toEqual([[], false]);
  }
});

test('[V5] the scroll is locked before a popover shows, so that nothing shifts', () => {
  const locked: boolean[] = [];
  find('menu').addEventListener('beforetoggle', () => locked.push(scrollLock.get()), { once: true });
  find('menu').showPopover();
  expect(locked).toEqual([true]);
});
