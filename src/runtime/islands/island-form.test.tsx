import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
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

/** Hydrates a page with the prerendered form of an island, and submits it before the code of the island has come. */
async function submitEarly(load: ReturnType<typeof mockLoad>): Promise<void> {
  const Part = island(load, { hydrate: 'interaction' });
  container.innerHTML = '<div data-dehydrated="true"><form><button type="submit">Send</button></form></div>';
  container.querySelector('form')!.submit = submitNatively;
  await act(async () => {
    root = hydrateRoot(container, <Part />);
    await Promise.resolve();
  });
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

test('[A1] a form whose code does not come is posted by the browser', async () => {
  await submitEarly(mockLoad().mockRejectedValueOnce(new Error('Loading chunk 7 failed.')));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(submitNatively).toHaveBeenCalledTimes(1);
});
