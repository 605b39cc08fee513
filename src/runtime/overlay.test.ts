/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { lockScroll, scrollLock } from './overlay';

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
