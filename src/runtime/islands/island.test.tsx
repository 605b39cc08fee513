import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { island, staticIsland } from './island';
import { importOnce, useOnDemand } from './loader';

function Counter({ label }: { label: string }) {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

// React reports here prerendered HTML that differs from its own.
const onRecoverableError = jest.fn();
let container: HTMLElement;
let root: Root | undefined;

/** Runs an action and waits for the code that it loads. */
const settle = (run: () => void) =>
  act(async () => {
    run();
    await Promise.resolve();
  });
const inMain = (page: React.ReactNode) => <main>{page}</main>;

const prerendered = '<div data-dehydrated="true"><button type="button">Rooms<!-- --> <!-- -->0</button></div>';

/** Hydrates a page with the prerendered HTML of its islands. */
async function hydratePrerendered(page: React.ReactNode, html = prerendered): Promise<void> {
  container.innerHTML = `<main>${html}</main>`;
  await settle(() => {
    root = hydrateRoot(container, inMain(page), { onRecoverableError });
  });
}
const button = () => screen.getByRole('button');

beforeEach(() => {
  onRecoverableError.mockReset();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await settle(() => root?.unmount());
  container.remove();
});

const focusButton = () => settle(() => button().focus());
const mockLoad = () => jest.fn(() => Promise.resolve(Counter));

test('a static island keeps its prerendered HTML when the page renders again, and fetches nothing', async () => {
  const load = mockLoad();
  const Part = staticIsland(load);
  await hydratePrerendered(<Part label="Rooms" />);
  const before = button();
  act(() => root!.render(inMain(<Part label="Other rooms" />)));
  expect(button()).toBe(before);
  expect(button()).toHaveTextContent('Rooms 0');
  expect(load).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a page that was not prerendered shows its islands at once, because their code is loaded first', async () => {
  const Part = staticIsland(mockLoad());
  await Part.preload();
  render(<Part label="Rooms" />);
  expect(button()).toHaveTextContent('Rooms 0');
});

test('an island hydrates its HTML in place with an interaction, with the props of the last render, and fetches nothing before', async () => {
  const load = mockLoad();
  const Part = island(load);
  await hydratePrerendered(<Part label="Rooms" />);
  const before = button();
  act(() => root!.render(inMain(<Part label="Other rooms" />)));
  expect(button()).toBe(before);
  expect(button()).toHaveTextContent('Rooms 0');
  expect(load).not.toHaveBeenCalled();
  await focusButton();
  expect(button()).toBe(before);
  expect(button()).toHaveTextContent('Other rooms 0');
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Other rooms 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a press before hydration is replayed once', async () => {
  const Part = island(mockLoad());
  await hydratePrerendered(<Part label="Rooms" />);
  await settle(() => {
    button().focus();
    button().click();
  });
  expect(button()).toHaveTextContent('Rooms 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('an island hydrates at once when it is needed', async () => {
  const Part = island(mockLoad(), { need: { name: 'sample', isMet: () => true } });
  await hydratePrerendered(<Part label="Rooms" />);
  fireEvent.click(button());
  expect(button()).toHaveTextContent('Rooms 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('an island keeps its HTML when its code cannot be loaded, and the next interaction loads it again', async () => {
  const load = mockLoad().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const Part = island(load);
  await hydratePrerendered(<Part label="Rooms" />);
  await settle(() => fireEvent.pointerOver(button()));
  expect(button()).toHaveTextContent('Rooms 0');
  await focusButton();
  fireEvent.click(button());
  expect(load).toHaveBeenCalledTimes(2);
  expect(button()).toHaveTextContent('Rooms 1');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a press on an island inside another is replayed once both have hydrated', async () => {
  const Inner = island(mockLoad());
  const Outer = island(() => Promise.resolve(() => <Inner label="Rooms" />));
  await hydratePrerendered(<Outer />, `<div data-dehydrated="true">${prerendered}</div>`);
  await act(async () => {
    button().click();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(button()).toHaveTextContent('Rooms 1');
  expect(container.querySelector('[data-dehydrated]')).toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('an island that throws is restored to its prerendered HTML', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('The island is broken.');
  };
  const Part = island(() => Promise.resolve(Broken));
  await hydratePrerendered(<Part />);
  await focusButton();
  await waitFor(() => expect(consoleError).toHaveBeenCalledWith(new Error('The island is broken.')));
  expect(button()).toHaveTextContent('Rooms 0');
  consoleError.mockRestore();
});

const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
const SampleForm = () => (
  <form onSubmit={onSubmit}>
    <button type="submit">Send</button>
  </form>
);
const submitNatively = jest.fn();

/** Submits the prerendered form of an island before the code of the island has come. */
async function submitEarly(load: () => Promise<typeof SampleForm>): Promise<void> {
  onSubmit.mockClear();
  submitNatively.mockClear();
  const Part = island(load);
  await hydratePrerendered(<Part />, '<div data-dehydrated="true"><form><button type="submit">Send</button></form></div>');
  container.querySelector('form')!.submit = submitNatively;
  await act(async () => {
    expect(fireEvent.click(button())).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

test('[A1] a form that is submitted before hydration is submitted once, to its own handler', async () => {
  await submitEarly(() => Promise.resolve(SampleForm));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(submitNatively).not.toHaveBeenCalled();
});

test('[A1] a form whose code cannot be loaded is posted by the browser', async () => {
  await submitEarly(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(submitNatively).toHaveBeenCalledTimes(1);
});

function RoomSelect() {
  const [room, setRoom] = React.useState('');
  return (
    <select value={room} aria-label={`Room ${room}`} onChange={({ target }) => setRoom(target.value)}>
      <option value="">Any</option>
      <option value="bathroom">Bathroom</option>
    </select>
  );
}

test('[G5] an option selected before the code of an island has loaded is applied', async () => {
  let arrive: (part: typeof RoomSelect) => void = () => undefined;
  const load = () => new Promise<typeof RoomSelect>((resolve) => (arrive = resolve));
  const options = '<option value="" selected="">Any</option><option value="bathroom">Bathroom</option>';
  const Part = island(load);
  await hydratePrerendered(<Part />, `<div data-dehydrated="true"><select aria-label="Room ">${options}</select></div>`);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bathroom' } });
  await settle(() => arrive(RoomSelect));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Room bathroom' })).toHaveValue('bathroom'));
});

function NameForm({ isBroken = false }: { isBroken?: boolean }) {
  if (isBroken) throw new Error('The island is broken.');
  return (
    <form>
      <input name="name" aria-label="Name" />
      <input name="consent" type="checkbox" />
    </form>
  );
}
const nameForm = '<form><input name="name" aria-label="Name"/><input name="consent" type="checkbox"/></form>';
const getName = () => screen.getByRole<HTMLInputElement>('textbox');
const getConsent = () => screen.getByRole<HTMLInputElement>('checkbox');

/** Types a name and gives consent. */
async function fillIn(): Promise<void> {
  getName().value = 'Ana';
  getConsent().checked = true;
  await settle(() => getName().focus());
}

test('[X10] what was typed and checked, and the focus, stay when hydration replaces elements that others have changed', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // React reports the difference, which Jest would take for a failure.
  window.addEventListener('error', (event) => event.preventDefault(), { once: true });
  const Part = island(() => Promise.resolve(NameForm));
  await hydratePrerendered(<Part />, `<div data-dehydrated="true">${nameForm.replace('<form>', '<form><font>Translated</font>')}</div>`);
  const before = getName();
  await fillIn();
  await waitFor(() => expect(getName()).not.toBe(before));
  expect([getName().value, getConsent().checked, document.activeElement]).toEqual(['Ana', true, getName()]);
  consoleError.mockRestore();
});

test('[X10] what was typed stays when a later render throws, in the form that the browser posts', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = island(() => Promise.resolve(NameForm));
  await hydratePrerendered(<Part />, `<div data-dehydrated="true">${nameForm}</div>`);
  await fillIn();
  const before = getName();
  await settle(() => root!.render(inMain(<Part isBroken />)));
  expect(getName()).not.toBe(before);
  expect([getName().value, getConsent().checked]).toEqual(['Ana', true]);
  consoleError.mockRestore();
});

test('[B4] code is fetched once, and again after a failure', async () => {
  const fetch = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('code');
  const load = importOnce(fetch);
  await expect(load()).rejects.toThrow('gone');
  await expect(Promise.all([load(), load()])).resolves.toEqual(['code', 'code']);
  expect(fetch).toHaveBeenCalledTimes(2);
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
