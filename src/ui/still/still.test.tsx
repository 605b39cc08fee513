import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { TextProvider } from '../text/text';
import { awake } from './awake';
import { arePartsThere, loadParts } from './part';
import { still } from './still';

/** An observer that sees nothing before it is told to. */
const seen: (() => void)[] = [];
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    seen.push(() => tell([{ isIntersecting: true }]));
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
const complained = jest.fn();
let place: HTMLElement;
let root: Root | undefined;

const around = (page: React.ReactNode) => (
  <TextProvider value={{} as Queries.ContentTextFragment}>
    <main>{page}</main>
  </TextProvider>
);

/** Takes over a page whose part stands there as it was prebuilt. */
async function takeOver(page: React.ReactNode): Promise<void> {
  place.innerHTML = '<main><div data-asleep="true"><button type="button">Rooms<!-- --> <!-- -->0</button></div></main>';
  await act(async () => {
    root = hydrateRoot(place, around(page), { onRecoverableError: complained });
    await Promise.resolve();
  });
}
const button = () => screen.getByRole('button');

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: Observer });
  seen.length = 0;
  complained.mockReset();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => {
    root?.unmount();
    await Promise.resolve();
  });
  place.remove();
});

const counter = () => jest.fn(() => Promise.resolve(Counter));

describe('a still part', () => {
  test('of a prebuilt page stays the HTML it is, whatever is drawn around it, and fetches nothing', async () => {
    const load = counter();
    const Part = still(load);
    await takeOver(<Part label="Rooms" />);
    const before = button();
    act(() => root!.render(around(<Part label="Other rooms" />)));
    expect(button()).toBe(before);
    expect(button()).toHaveTextContent('Rooms 0');
    expect(load).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
  });

  test('of a page made in the browser is there at once, its code having come before', async () => {
    const Part = still(counter());
    expect(arePartsThere()).toBe(false);
    await loadParts();
    expect(arePartsThere()).toBe(true);
    render(<Part label="Rooms" />);
    expect(button()).toHaveTextContent('Rooms 0');
  });
});

describe('a part that wakes', () => {
  test('sleeps until it is seen, through whatever is drawn around it, and then takes its HTML over', async () => {
    const load = counter();
    const Part = awake(load);
    await takeOver(<Part label="Rooms" />);
    const before = button();
    act(() => root!.render(around(<Part label="Other rooms" />)));
    expect(button()).toBe(before);
    expect(button()).toHaveTextContent('Rooms 0');
    expect(load).not.toHaveBeenCalled();
    await act(async () => {
      seen.forEach((see) => see());
      await Promise.resolve();
    });
    expect(button()).toBe(before);
    expect(button()).toHaveTextContent('Other rooms 0');
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Other rooms 1');
    expect(complained).not.toHaveBeenCalled();
  });

  test('wakes to a touch alone where it is said so', async () => {
    const Part = awake(counter(), 'touched');
    await takeOver(<Part label="Rooms" />);
    expect(seen).toEqual([]);
    await act(async () => {
      button().focus();
      await Promise.resolve();
    });
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Rooms 1');
    expect(complained).not.toHaveBeenCalled();
  });

  test('makes good a press that came before it was awake', async () => {
    const Part = awake(counter(), 'touched');
    await takeOver(<Part label="Rooms" />);
    await act(async () => {
      button().focus();
      button().click();
      await Promise.resolve();
    });
    expect(button()).toHaveTextContent('Rooms 1');
    expect(complained).not.toHaveBeenCalled();
  });

  test('wakes at once where that is due', async () => {
    const Part = awake(counter(), 'touched', () => true);
    await takeOver(<Part label="Rooms" />);
    fireEvent.click(button());
    expect(button()).toHaveTextContent('Rooms 1');
    expect(complained).not.toHaveBeenCalled();
  });

  test('stays the HTML it is where its code does not come, and asks again at the next touch', async () => {
    const load = counter().mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    const Part = awake(load);
    await takeOver(<Part label="Rooms" />);
    await act(async () => {
      seen.forEach((see) => see());
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
    expect(complained).not.toHaveBeenCalled();
  });
});
