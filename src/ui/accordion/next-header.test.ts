import { expect, test } from '@jest/globals';
import { getNextHeader, type KeyPress } from './next-header';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const six = [true, true, true, true, true, true];

test('[Q3] arrows move between headers and wrap round', () => {
  expect(six.map((_, at) => getNextHeader(press('ArrowDown'), at, six))).toEqual([1, 2, 3, 4, 5, 0]);
  expect(six.map((_, at) => getNextHeader(press('ArrowUp'), at, six))).toEqual([5, 0, 1, 2, 3, 4]);
});

test('[Q3] Home and End go to the ends', () => {
  expect(six.map((_, at) => getNextHeader(press('Home'), at, six))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(six.map((_, at) => getNextHeader(press('End'), at, six))).toEqual([5, 5, 5, 5, 5, 5]);
});

test('[Q3] disabled headers are passed over', () => {
  const some = [false, true, false, true, false];
  expect(getNextHeader(press('ArrowDown'), 1, some)).toBe(3);
  expect(getNextHeader(press('ArrowDown'), 3, some)).toBe(1);
  expect(getNextHeader(press('ArrowUp'), 1, some)).toBe(3);
  expect(getNextHeader(press('Home'), 3, some)).toBe(1);
  expect(getNextHeader(press('End'), 1, some)).toBe(3);
  expect(getNextHeader(press('ArrowDown'), 0, [false, false])).toBeNull();
});

test('[Q3] only unmodified keys of the accordion are taken', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(getNextHeader(press('ArrowDown', { [modifier]: true }), 0, six)).toBeNull();
  for (const key of ['Enter', ' ', 'Tab', 'PageDown', 'a']) expect(getNextHeader(press(key), 0, six)).toBeNull();
});
