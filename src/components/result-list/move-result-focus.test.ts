import { expect, test } from '@jest/globals';
import { searchFieldIndex, getNextResult } from './move-result-focus';

const press = (key: string, modifiers = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifiers });

test('[P1] Down moves from the field to the last result and stops, Up moves back to the field; other keys and modifiers do nothing', () => {
  const positions = [searchFieldIndex, 0, 1, 2];
  expect(positions.map((index) => getNextResult(press('ArrowDown'), index, 3))).toEqual([0, 1, 2, 2]);
  expect(positions.map((index) => getNextResult(press('ArrowUp'), index, 3))).toEqual([null, searchFieldIndex, 0, 1]);
  expect(getNextResult(press('ArrowDown'), searchFieldIndex, 0)).toBeNull();
  for (const key of ['Home', 'End', 'Tab', 'Enter', 'a']) expect(getNextResult(press(key), 1, 3)).toBeNull();
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(getNextResult(press('ArrowDown', { [modifier]: true }), 1, 3)).toBeNull();
});
