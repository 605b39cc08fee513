import { expect, test } from '@jest/globals';
import type { KeyPress } from '../key-press';
import { getNextHeader } from './accordion-group';

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...modifiers,
});
const sixEnabled = [true, true, true, true, true, true];

test('[Q3] arrows move between headers and wrap around, Home and End move to the ends, and disabled headers are skipped', () => {
  expect(sixEnabled.map((_, index) => getNextHeader(press('ArrowDown'), index, sixEnabled))).toEqual([1, 2, 3, 4, 5, 0]);
  expect(sixEnabled.map((_, index) => getNextHeader(press('ArrowUp'), index, sixEnabled))).toEqual([5, 0, 1, 2, 3, 4]);
  expect(sixEnabled.map((_, index) => getNextHeader(press('Home'), index, sixEnabled))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(sixEnabled.map((_, index) => getNextHeader(press('End'), index, sixEnabled))).toEqual([5, 5, 5, 5, 5, 5]);
  const mixed = [false, true, false, true, false];
  expect(getNextHeader(press('ArrowDown'), 1, mixed)).toBe(3);
  expect(getNextHeader(press('ArrowDown'), 3, mixed)).toBe(1);
  expect(getNextHeader(press('ArrowUp'), 1, mixed)).toBe(3);
  expect(getNextHeader(press('Home'), 3, mixed)).toBe(1);
  expect(getNextHeader(press('End'), 1, mixed)).toBe(3);
  expect(getNextHeader(press('ArrowDown'), 0, [false, false])).toBeNull();
});

test('[Q3] other keys and keys with a modifier are ignored', () => {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(getNextHeader(press('ArrowDown', { [modifier]: true }), 0, sixEnabled)).toBeNull();
  for (const key of ['Enter', ' ', 'Tab', 'PageDown', 'a']) expect(getNextHeader(press(key), 0, sixEnabled)).toBeNull();
});
