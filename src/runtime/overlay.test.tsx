import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import * as React from 'react';
import { focusPressedButton, lockScroll, OverlayProvider, scrollLock, useModal, useOverlay } from './overlay';

function Opener() {
  const [overlay, setOverlay] = useOverlay();
  return (
    <button type="button" data-overlay={overlay} onClick={() => setOverlay('partners')}>
      Partners
    </button>
  );
}

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Renders content, waits until React has put an element into the page, and for nothing that it does later. */
const renderUntil = (content: React.ReactNode, selector: string) =>
  new Promise<{ root: Root; element: HTMLElement }>((resolve) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const observer = new MutationObserver(() => {
      const element = document.querySelector<HTMLElement>(selector);
      if (!element) return;
      observer.disconnect();
      resolve({ root, element });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    root.render(content);
  });

test('[X6, N1] an overlay opens on a press as soon as the page is visible', async () => {
  const { root, element: button } = await renderUntil(
    <OverlayProvider path="/">
      <Opener />
    </OverlayProvider>,
    '[data-overlay]',
  );
  button.click();
  await waitFor(() => expect(button.dataset['overlay']).toBe('partners'));
  root.unmount();
});

function Modal({ onKey }: { onKey: (event: KeyboardEvent) => void }) {
  const dialog = React.useRef<HTMLDivElement>(null);
  useModal(dialog, true, onKey);
  return (
    <div ref={dialog} role="dialog">
      <button type="button">Close</button>
    </div>
  );
}

test('[X6, X1] a modal has the focus and handles keys as soon as it is mounted', async () => {
  const keys: string[] = [];
  const page = document.body.appendChild(Object.assign(document.createElement('div'), { id: '___gatsby' }));
  const { root, element } = await renderUntil(<Modal onKey={({ key }) => keys.push(key)} />, '[role="dialog"]');
  const button = element.querySelector('button');
  expect([document.activeElement, page.inert]).toEqual([button, true]);
  button!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(keys).toEqual(['ArrowRight']);
  root.unmount();
  page.remove();
});

test('[X6] a button that a visitor presses has the focus, which Safari does not give it; one that a script clicks has not', () => {
  focusPressedButton();
  const button = document.body.appendChild(document.createElement('button'));
  button.append(document.createElement('i'));
  const click = (detail: number) => button.firstChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  click(0);
  expect(document.activeElement).toBe(document.body);
  click(1);
  expect(document.activeElement).toBe(button);
});

const { body, documentElement: root } = document;

function setPage(overflow: string, paddingRight: string, scrollbarWidth = 15): void {
  Object.assign(body.style, { overflow, paddingRight });
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - scrollbarWidth);
}
const getStyles = () => [body.style.overflow, body.style.paddingRight];

afterEach(() => void jest.restoreAllMocks());

test('[V5] the scroll is locked until the last holder releases it, and the styles are restored exactly', () => {
  setPage('scroll', '4px');
  const first = lockScroll();
  const second = lockScroll();
  expect(getStyles()).toEqual(['hidden', 'calc(19px)']);
  expect(root.style.getPropertyValue('--scrollbar')).toBe('15px');
  first();
  expect(body.style.overflow).toBe('hidden');
  second();
  expect(getStyles()).toEqual(['scroll', '4px']);
  expect(root.style.getPropertyValue('--scrollbar')).toBe('');
});

test('[V5] a second release of one holder does not release another', () => {
  setPage('', '');
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(body.style.overflow).toBe('hidden');
  expect(scrollLock.get()).toBe(true);
  second();
});

test('[V5] without a scrollbar there is no padding', () => {
  setPage('', '', 0);
  const release = lockScroll();
  expect(getStyles()).toEqual(['hidden', '']);
  release();
  expect(getStyles()).toEqual(['', '']);
});

test('[V5] a listener is called once for the first lock and once for the last release', () => {
  const values: boolean[] = [];
  setPage('', '');
  const stop = scrollLock.subscribe(() => values.push(scrollLock.get()));
  for (const release of [lockScroll(), lockScroll()]) release();
  stop();
  lockScroll()();
  expect(values).toEqual([true, false]);
});
