import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { KeyPress } from '../key-press';
import { AccordionGroup, getNextHeader } from './accordion-group';

const noModifiers: Omit<KeyPress, 'key'> = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const all = [true, true, true];
const some = [false, true, false, true, false];

test.each([
  ['ArrowDown', all, [1, 2, 0]],
  ['ArrowUp', all, [2, 0, 1]],
  ['Home', all, [0, 0, 0]],
  ['End', all, [2, 2, 2]],
  ['ArrowDown', some, [1, 3, 3, 1, 1]],
  ['ArrowUp', some, [3, 3, 1, 1, 3]],
  ['Home', some, [1, 1, 1, 1, 1]],
  ['End', some, [3, 3, 3, 3, 3]],
  ['ArrowDown', [false, false], [null, null]],
  ...['Enter', ' ', 'Tab', 'PageDown', 'a'].map((key) => [key, all, [null, null, null]] as const),
] as const)('[Q3] %s moves from each of the headers %j to %j: around the ends, and past disabled ones', (key, isEnabled, next) => {
  expect(isEnabled.map((_, index) => getNextHeader({ key, ...noModifiers }, index, isEnabled))).toEqual(next);
});

test.each(Object.keys(noModifiers))('[Q3] a key with the modifier %s is left to the browser', (modifier) => {
  expect(getNextHeader({ key: 'ArrowDown', ...noModifiers, [modifier]: true }, 0, all)).toBeNull();
});

test('[Q2, Q3] headers have tabindex 0; a key on a header moves the focus, and one in the open panel, as on a link, does not', () => {
  const toEntry = (id: string) => ({ id, heading: id, html: `<a href="/${id}">About ${id}</a>` });
  render(<AccordionGroup entries={['one', 'two'].map(toEntry)} bodyClass="" />);
  expect(screen.getAllByRole('button').map((header) => header.getAttribute('tabindex'))).toEqual(['0', '0']);
  for (const [name, focused] of [
    ['one', 'two'],
    ['About one', 'About one'],
  ] as const) {
    const pressed = screen.getByText(name).closest<HTMLElement>('button, a')!;
    act(() => pressed.focus());
    fireEvent.keyDown(pressed, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe(focused);
  }
});
