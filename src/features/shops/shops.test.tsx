import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { simulatePopovers } from '../../runtime/popovers.fixture';
import { prepareShops } from './shops';

const mockOpen = jest.fn();
const mockLoad = jest.fn(() => ({ openShopDialog: mockOpen }));
jest.mock('./shop-dialog', () => mockLoad());

simulatePopovers();
document.body.innerHTML = `
  <button id="opener" popovertarget="shops"></button>
  <div id="shops" popover="auto"><a href="#shop"></a><button id="close" popovertarget="shops" popovertargetaction="hide"></button></div>`;
const [opener, shops] = ['opener', 'shops'].map((id) => document.getElementById(id)!) as [HTMLElement, HTMLElement];
prepareShops();

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Presses the button: the browser opens the popover unless a script has taken the press. */
async function press(): Promise<void> {
  if (fireEvent.click(opener)) shops.showPopover();
  await settle();
}

beforeEach(() => {
  mockOpen.mockClear();
  shops.hidePopover();
});

// In this order: a module that was loaded stays loaded.
test('[D1] where the code of the dialog does not come the popover stays, and a finger that only touches asks for nothing', async () => {
  mockLoad.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  fireEvent.pointerDown(opener, { pointerType: 'touch' });
  await settle();
  expect(mockLoad).not.toHaveBeenCalled();
  await press();
  expect(shops.matches(':popover-open')).toBe(true);
  expect(mockOpen).not.toHaveBeenCalled();
});

test('[D1] the dialog takes the place of the popover when its code comes, but not while the keyboard is in there', async () => {
  if (fireEvent.click(opener)) shops.showPopover();
  shops.querySelector('a')!.focus();
  await settle();
  expect(mockOpen).not.toHaveBeenCalled();
});

test('[D1, D2] once its code is there a press opens the dialog alone, and the button has the focus; its close button opens nothing', async () => {
  await press();
  expect(shops.matches(':popover-open')).toBe(false);
  expect(mockOpen).toHaveBeenCalledWith(shops);
  expect(document.activeElement).toBe(opener);
  fireEvent.click(document.getElementById('close')!);
  expect(mockOpen).toHaveBeenCalledTimes(1);
});
