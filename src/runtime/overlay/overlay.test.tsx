import { expect, test } from '@jest/globals';
import { createRoot } from 'react-dom/client';
import { OverlayProvider, useOverlay } from './overlay';

function Opener() {
  const [overlay, setOverlay] = useOverlay();
  return (
    <button type="button" data-overlay={overlay} onClick={() => setOverlay('partners')}>
      Partners
    </button>
  );
}

/** Waits until React has shown the button, and for nothing that it does later. */
const waitForButton = (): Promise<HTMLElement> =>
  new Promise((found) => {
    const observer = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[data-overlay]');
      if (!button) return;
      observer.disconnect();
      found(button);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

test('[X6, N1] an overlay opens on a press as soon as the page is visible', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const shown = waitForButton();
  root.render(
    <OverlayProvider path="/">
      <Opener />
    </OverlayProvider>,
  );
  const button = await shown;
  button.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(button.dataset['overlay']).toBe('partners');
  root.unmount();
});
