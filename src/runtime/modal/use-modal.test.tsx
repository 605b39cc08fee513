import { expect, test } from '@jest/globals';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { useModal } from './use-modal';

function Modal({ onKey }: { onKey: (event: KeyboardEvent) => void }) {
  const dialog = React.useRef<HTMLDivElement>(null);
  useModal(dialog, true, onKey);
  return (
    <div ref={dialog} role="dialog">
      <button type="button">Close</button>
    </div>
  );
}

/** Waits until React has put an element into the page, and for nothing that it does later. */
const waitForElement = (selector: string): Promise<Element> =>
  new Promise((found) => {
    const observer = new MutationObserver(() => {
      const element = document.querySelector(selector);
      if (!element) return;
      observer.disconnect();
      found(element);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

test('[X6, X1] a modal has the focus and handles keys as soon as it is mounted', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const keys: string[] = [];
  const page = document.body.appendChild(Object.assign(document.createElement('div'), { id: '___gatsby' }));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const dialog = waitForElement('[role="dialog"]');
  root.render(<Modal onKey={({ key }) => keys.push(key)} />);
  const button = (await dialog).querySelector('button');
  expect([document.activeElement, page.inert]).toEqual([button, true]);
  button!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  expect(keys).toEqual(['ArrowRight']);
  root.unmount();
  page.remove();
});
