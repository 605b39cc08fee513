import { expect, test } from '@jest/globals';
import { field, placeAfter } from './search-focus';

const press = (key: string, modifiers = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers });

test('[P1] Down walks from the field to the last result and stays, Up back to the field', () => {
  const places = [field, 0, 1, 2];
  expect(places.map((at) => placeAfter(press('ArrowDown'), at, 3))).toEqual([0, 1, 2, 2]);
  expect(places.map((at) => placeAfter(press('ArrowUp'), at, 3))).toEqual([null, field, 0, 1]);
});

test('[P1] other keys, modifiers, and Down without a result lead nowhere', () => {
  expect(placeAfter(press('ArrowDown'), field, 0)).toBeNull();
  for (const key of ['Home', 'End', 'Tab', 'Enter', 'a']) expect(placeAfter(press(key), 1, 3)).toBeNull();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(placeAfter(press('ArrowDown', { [modifier]: true }), 1, 3)).toBeNull();
});
