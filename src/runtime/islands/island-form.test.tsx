import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { island } from './island';

const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
const SampleForm = () => (
  <form onSubmit={onSubmit}>
    <button type="submit">Send</button>
  </form>
);
const mockLoad = () => jest.fn(() => Promise.resolve(SampleForm));
const submitNatively = jest.fn();

let container: HTMLElement;
let root: Root | undefined;

/** Hydrates a page with the prerendered HTML of an island. */
async function hydratePage(Part: React.FunctionComponent, html: string): Promise<void> {
  container.innerHTML = `<div data-dehydrated="true">${html}</div>`;
  await act(async () => {
    root = hydrateRoot(container, <Part />);
    await Promise.resolve();
  });
}

/** Submits the prerendered form of an island before the code of the island has come. */
async function submitEarly(load: ReturnType<typeof mockLoad>): Promise<void> {
  await hydratePage(island(load, { hydrate: 'interaction' }), '<form><button type="submit">Send</button></form>');
  container.querySelector('form')!.submit = submitNatively;
  await act(async () => {
    expect(fireEvent.click(container.querySelector('button')!)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

beforeEach(() => {
  onSubmit.mockClear();
  submitNatively.mockClear();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => {
    root?.unmount();
    await Promise.resolve();
  });
  container.remove();
});

test('[A1] a form that is submitted before hydration is submitted once, to its own handler', async () => {
  await submitEarly(mockLoad());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(submitNatively).not.toHaveBeenCalled();
});

test('[A1] a form whose code cannot be loaded is posted by the browser', async () => {
  await submitEarly(mockLoad().mockRejectedValueOnce(new Error('Loading chunk 7 failed.')));
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
  await hydratePage(island(load, { hydrate: 'interaction' }), `<select aria-label="Room ">${options}</select>`);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bathroom' } });
  await act(async () => {
    arrive(RoomSelect);
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Room bathroom' })).toHaveValue('bathroom'));
});
