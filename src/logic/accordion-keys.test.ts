import { expect, test } from '@jest/globals';
import { headerAfter, type Key } from './accordion-keys';

const press = (key: string, more: Partial<Key> = {}): Key => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const six = [true, true, true, true, true, true];

test('[Q3] arrows move between headers and wrap round', () => {
  expect(six.map((_, at) => headerAfter(press('ArrowDown'), at, six))).toEqual([1, 2, 3, 4, 5, 0]);
  expect(six.map((_, at) => headerAfter(press('ArrowUp'), at, six))).toEqual([5, 0, 1, 2, 3, 4]);
});

test('[Q3] Home and End go to the ends', () => {
  expect(six.map((_, at) => headerAfter(press('Home'), at, six))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(six.map((_, at) => headerAfter(press('End'), at, six))).toEqual([5, 5, 5, 5, 5, 5]);
});

test('[Q3] disabled headers are passed over', () => {
  const some = [false, true, false, true, false];
  expect(headerAfter(press('ArrowDown'), 1, some)).toBe(3);
  expect(headerAfter(press('ArrowDown'), 3, some)).toBe(1);
  expect(headerAfter(press('ArrowUp'), 1, some)).toBe(3);
  expect(headerAfter(press('Home'), 3, some)).toBe(1);
  expect(headerAfter(press('End'), 1, some)).toBe(3);
  expect(headerAfter(press('ArrowDown'), 0, [false, false])).toBeNull();
});

test('[Q3] only unmodified keys of the accordion are taken', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(headerAfter(press('ArrowDown', { [modifier]: true }), 0, six)).toBeNull();
  for (const key of ['Enter', ' ', 'Tab', 'PageDown', 'a']) expect(headerAfter(press(key), 0, six)).toBeNull();
});
