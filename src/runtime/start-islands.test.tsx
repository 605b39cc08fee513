import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { useMessages } from '../ui/messages';
import type { IslandDefinition } from './island';
import { importOnce, useOnDemand } from './on-demand';
import { startIslands } from './start-islands';

function Counter({ label }: { label: string }) {
  const [count, setCount] = React.useState(0);
  const { bar } = useMessages();
  return (
    <button type="button" aria-label={`${label} ${count} ${bar.new_tab}`} onClick={() => setCount(count + 1)}>
      +
    </button>
  );
}

const counter = '<button type="button" aria-label="Rooms 0 new">+</button>';
let consoleError: jest.SpiedFunction<typeof console.error>;
const button = () => screen.getByRole('button');

/** Puts an island into the page as the build renders it, and prepares it as the reader's script does. */
function openPage<Props extends object>(html: string, props: Props, definition: Partial<IslandDefinition<Props>>): void {
  const data = JSON.stringify({ props, texts: { bar: { new_tab: 'new' } } });
  document.body.innerHTML = `<main><div data-island="sample">${html}</div><script type="application/json">${data}</script></main><p id="fault" hidden></p>`;
  startIslands([
    { name: 'sample', texts: ['bar'], load: () => Promise.reject(new Error('none')), ...definition } as IslandDefinition<never>,
  ]);
}

/** Lets the code that an action asks for come. */
const settle = (run: () => void) =>
  act(async () => {
    run();
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
const mockLoad = () => jest.fn(() => Promise.resolve(Counter));

beforeEach(() => {
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new Error('offline'));
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void (document.body.innerHTML = ''));

test('[X9] an island stands as it was prerendered, and fetches nothing for a pointer, a finger or the focus on a button', async () => {
  const load = mockLoad();
  openPage(counter, { label: 'Rooms' }, { load });
  const before = button();
  await settle(() => {
    fireEvent.pointerOver(before);
    fireEvent.touchStart(before);
    before.focus();
  });
  expect(load).not.toHaveBeenCalled();
  expect(button()).toBe(before);
});

test('[X9] an island hydrates in place with a press, which is repeated once, with the props and texts that stand beside it', async () => {
  openPage(counter, { label: 'Rooms' }, { load: mockLoad() });
  const before = button();
  await settle(() => before.click());
  expect(button()).toBe(before);
  await waitFor(() => expect(button()).toHaveAccessibleName('Rooms 1 new'));
  fireEvent.click(button());
  expect(button()).toHaveAccessibleName('Rooms 2 new');
  expect(consoleError).not.toHaveBeenCalled();
});

test('an island hydrates at once when it is needed', async () => {
  await settle(() => openPage(counter, { label: 'Rooms' }, { load: mockLoad(), isNeeded: () => true }));
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAccessibleName('Rooms 1 new'));
});

test('[B4] an island keeps its HTML when its code cannot be loaded, says so, and the next press loads it again', async () => {
  const load = mockLoad().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  openPage(counter, { label: 'Rooms' }, { load });
  await settle(() => button().click());
  expect(button()).toHaveAccessibleName('Rooms 0 new');
  expect(document.getElementById('fault')).toBeVisible();
  const island = button().closest('[data-island]');
  expect(island).toHaveAttribute('data-loading', 'failed');
  await settle(() => button().click());
  await waitFor(() => expect(button()).toHaveAccessibleName('Rooms 1 new'));
  expect(island).not.toHaveAttribute('data-loading');
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['pageshow', 'storage'])(
  '[G4, R7] an island that is needed only since another page or tab hydrates with the event %s',
  async (type) => {
    let isNeeded = false;
    openPage(counter, { label: 'Rooms' }, { load: mockLoad(), isNeeded: () => isNeeded });
    await settle(() => void window.dispatchEvent(new Event(type)));
    isNeeded = true;
    await settle(() => void window.dispatchEvent(new Event(type)));
    fireEvent.click(button());
    expect(button()).toHaveAccessibleName('Rooms 1 new');
  },
);

const nameForm = '<form><input name="name" aria-label="Name"/><button type="submit">Send</button></form>';
const NameForm = () => (
  <form>
    <input name="name" aria-label="Name" />
    <button type="submit">Send</button>
  </form>
);
const getName = () => screen.getByRole<HTMLInputElement>('textbox');

/** Runs without `act`, which throws the error of a part again instead of telling the root, and runs all effects in one task. */
async function runWithoutAct(run: () => Promise<void>): Promise<void> {
  const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  globals.IS_REACT_ACT_ENVIRONMENT = false;
  await run();
  globals.IS_REACT_ACT_ENVIRONMENT = true;
}

const waitForError = (run: () => void): Promise<void> =>
  runWithoutAct(async () => {
    consoleError.mockClear();
    run();
    await waitFor(() => expect(consoleError).toHaveBeenCalledWith(new Error('The island is broken.')));
  });

test('[B4, B7] an island that throws leaves its HTML with what was typed and the focus, and its form is posted by the browser', async () => {
  const Broken = (): never => {
    throw new Error('The island is broken.');
  };
  const submitted: unknown[] = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push(this.isConnected && Object.fromEntries(new FormData(this)));
  });
  openPage(nameForm, {}, { load: () => Promise.resolve(Broken) });
  await waitForError(() => {
    getName().value = 'Ana';
    getName().focus();
    button().click();
  });
  expect(getName()).toHaveFocus();
  expect(submitted).toEqual([{ name: 'Ana' }]);
  await waitForError(() => button().click());
  expect(submitted).toEqual([{ name: 'Ana' }, { name: 'Ana' }]);
});

test('[B4] an island that throws when it is in use keeps what was typed', async () => {
  function Breaking() {
    const [isBroken, setBroken] = React.useState(false);
    if (isBroken) throw new Error('The island is broken.');
    return (
      <div onInput={({ target }) => setBroken((target as HTMLInputElement).value === 'Ana')}>
        <NameForm />
      </div>
    );
  }
  openPage(`<div>${nameForm}</div>`, {}, { load: () => Promise.resolve(Breaking) });
  await settle(() => getName().focus());
  await waitForError(() => {
    getName().value = 'Ana';
    getName().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  expect(getName()).toHaveValue('Ana');
  expect(getName()).toHaveFocus();
});

const choiceForm =
  '<select><option selected="">Any</option><option>Bathroom</option></select><input type="checkbox" value="yes"/><textarea></textarea>';
const getField = (role: 'combobox' | 'checkbox' | 'textbox') => screen.getByRole<HTMLInputElement>(role);

test.each([
  ['nothing', () => undefined, 1],
  ['an option that was chosen', () => (getField('combobox').value = 'Bathroom'), 0],
  ['a box that was ticked', () => (getField('checkbox').checked = true), 0],
  ['a text that was typed', () => (getField('textbox').value = 'Two basins'), 0],
  ['a field with the focus', () => getField('textbox').focus(), 0],
])('[B4] a page whose code does not come is loaded again only where nothing would be lost: %s', async (_, prepare, count) => {
  openPage(choiceForm, {}, {});
  await settle(() => {
    prepare();
    fireEvent.change(screen.getByRole('checkbox'));
  });
  expect(document.getElementById('fault')).toBeVisible();
  expect(globalThis.fetch).toHaveBeenCalledTimes(count);
});

const taken: string[] = [];
const ConsentForm = () => (
  <form onInput={({ target }) => taken.push((target as HTMLInputElement).value)}>
    <input name="name" aria-label="Name" />
    <input name="consent" type="checkbox" />
  </form>
);

test('[X10] what was typed and checked, and the focus, stay, and the island is told, when hydration replaces elements that others have changed, before another key can come', async () => {
  // React reports the difference, which Jest would take for a failure.
  window.addEventListener('error', (event) => event.preventDefault(), { once: true });
  const html = '<form><font>Translated</font><input name="name" aria-label="Name"/><input name="consent" type="checkbox"/></form>';
  openPage(html, {}, { load: () => Promise.resolve(ConsentForm) });
  const before = getName();
  before.value = 'Ana Cruz';
  getField('checkbox').checked = true;
  const replaced = new Promise<unknown[]>((resolve) => {
    const read = () => resolve([getName() === before, getName().value, getField('checkbox').checked, document.activeElement === getName()]);
    new MutationObserver(read).observe(document.querySelector('[data-island]')!, { childList: true });
  });
  await runWithoutAct(async () => {
    before.focus();
    before.setSelectionRange(0, 3);
    expect(await replaced).toEqual([false, 'Ana Cruz', true, true]);
  });
  expect([getName().selectionStart, getName().selectionEnd, ...taken]).toEqual([0, 3, 'Ana Cruz', 'on']);
});

test('[Q3] a key pressed on a header before the code has come reaches the header, and one with a modifier the browser', async () => {
  const onKeyDown = jest.fn<(event: React.KeyboardEvent) => void>();
  const Header = () => (
    <details onKeyDown={onKeyDown}>
      <summary>Question</summary>
    </details>
  );
  openPage('<details><summary>Question</summary></details>', {}, { load: () => Promise.resolve(Header) });
  expect(fireEvent.keyDown(screen.getByText('Question'), { key: 'Home', ctrlKey: true })).toBe(true);
  await settle(() => fireEvent.keyDown(screen.getByText('Question'), { key: 'ArrowDown' }));
  await waitFor(() => expect(onKeyDown).toHaveBeenCalledTimes(1));
  expect(onKeyDown.mock.calls[0]![0].key).toBe('ArrowDown');
});

test('[B4] code is fetched once, and again after a failure', async () => {
  const load = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');
  const once = importOnce(load);
  await expect(once()).rejects.toThrow('gone');
  await expect(Promise.all([once(), once()])).resolves.toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  [null, 0],
  [false, 0],
  [true, 1],
])('[X7] code without markup is fetched by itself for a wish alone: %s', async (wish, fetches) => {
  const load = jest.fn(() => Promise.resolve('code'));
  const { result } = renderHook(() => useOnDemand(load, wish));
  await settle(() => undefined);
  expect([load.mock.calls.length, result.current[0]]).toEqual([fetches, wish ? 'code' : null]);
});
