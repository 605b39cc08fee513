import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MessagesProvider } from '../../ui/messages/messages';
import { island } from './island';
import { areChunksLoaded, loadAllChunks } from './lazy-part';
import { staticIsland } from './static-island';

/** An observer that sees nothing before it is told to. */
const visibilityCallbacks: (() => void)[] = [];
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    visibilityCallbacks.push(() => tell([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect() {}
}

function Counter({ label }: { label: string }) {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

// React complains here of HTML that is not what it would have made.
const onRecoverableError = jest.fn();
let container: HTMLElement;
let root: Root | undefined;

const withProviders = (page: React.ReactNode) => (
  <MessagesProvider value={{} as Queries.ContentTextFragment}>
    <main>{page}</main>
  </MessagesProvider>
);

/** Takes over a page whose part stands there as it was prebuilt. */
async function hydratePrerendered(page: React.ReactNode): Promise<void> {
  container.innerHTML = '<main><div data-dehydrated="true"><button type="button">Rooms<!-- --> <!-- -->0</button></div></main>';
  await act(async () => {
    root = hydrateRoot(container, withProviders(page), { onRecoverableError });
    await Promise.resolve();
  });
}
const button = () => screen.getByRole('button');

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  visibilityCallbacks.length = 0;
  onRecoverableError.mockReset();
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => {
    root?.unmount();
    await Promise.resolve();
  });
  container.remove();
});

const mockLoad = () => jest.fn(() => Promise.resolve(Counter));

describe('a still part', () => {
  test('of a prebuilt page stays the HTML it is, whatever is drawn around it, and fetches nothing', async () => {
    const load = mockLoad();
    const Part = staticIsland(load);
    await hydratePrerendered(<Part label="Rooms" />);
    const before = button();
    act(() => root!.render(withProviders(<Part label="Other rooms" />)));
    expect(button()).toBe(before);
    expect(button()).toHaveTextContent('Rooms 0');
    expect(load).not.toHaveBeenCalled();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('of a page made in the browser is there at once, its code having come before', async () => {
    const Part = staticIsland(mockLoad());
    expect(areChunksLoaded()).toBe(false);
    await loadAllChunks();
    expect(areChunksLoaded()).toBe(true);
    render(<Part label="Rooms" />);
    expect(button()).toHaveTextContent('Rooms 0');
  });
});

describe('a part that wakes', () => {
  test('sleeps until it is seen, through whatever is drawn around it, and then takes its HTML over', async () => {
    const load = mockLoad();
    const Part = island(load);
    await hydratePrerendered(<Part label="Rooms" />);
    const before = button();
    act(() => root!.render(withProviders(<Part label="Other rooms" />)));
    expect(button()).toBe(before);
    expect(button()).toHaveTextContent('Rooms 0');
    expect(load).not.toHaveBeenCalled();
    await act(async () => {
      visibilityCallbacks.forEach((see) => see());
      await Promise.resolve();
    });
    expect(button()).toBe(before);
    expect(button()).toHaveTextContent('Other rooms 0');
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Other rooms 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('wakes to a touch alone where it is said so', async () => {
    const Part = island(mockLoad(), 'interaction');
    await hydratePrerendered(<Part label="Rooms" />);
    expect(visibilityCallbacks).toEqual([]);
    await act(async () => {
      button().focus();
      await Promise.resolve();
    });
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Rooms 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('makes good a press that came before it was awake', async () => {
    const Part = island(mockLoad(), 'interaction');
    await hydratePrerendered(<Part label="Rooms" />);
    await act(async () => {
      button().focus();
      button().click();
      await Promise.resolve();
    });
    expect(button()).toHaveTextContent('Rooms 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('wakes at once where that is due', async () => {
    const Part = island(mockLoad(), 'interaction', () => true);
    await hydratePrerendered(<Part label="Rooms" />);
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Rooms 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('stays the HTML it is where its code does not come, and asks again at the next touch', async () => {
    const load = mockLoad().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const Part = island(load);
    await hydratePrerendered(<Part label="Rooms" />);
    await act(async () => {
      visibilityCallbacks.forEach((see) => see());
      await Promise.resolve();
    });
    expect(button()).toHaveTextContent('Rooms 0');
    await act(async () => {
      button().focus();
      await Promise.resolve();
    });
    fireEvent.click(button());
    expect(load).toHaveBeenCalledTimes(2);
    expect(button()).toHaveTextContent('Rooms 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
