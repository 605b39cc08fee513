import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { lockScroll } from '../../runtime/overlay';
import type * as searchLink from './search-link';

const mockOpen = jest.fn();
const mockLoad = jest.fn(() => ({ openSearchDialog: mockOpen }));
const mockOpenAddress = jest.fn();
jest.mock('./search-dialog', () => mockLoad());
jest.mock('../../runtime/destination', () => ({ openAddress: (to: string) => void mockOpenAddress(to) }));

document.body.innerHTML = '<a data-search href="/search"></a><input id="name"><div id="extra"></div>';
const link = document.querySelector('a')!;
// After the mocks.
const { prepareSearch } = jest.requireActual<typeof searchLink>('./search-link');
prepareSearch();

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  document.getElementById('extra')!.innerHTML = '';
  (document.activeElement as HTMLElement).blur();
});

// First: a module that was loaded stays loaded.
test('[P1, B4] where the code of the dialog does not come, the link is followed, and nothing is locked', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  mockLoad.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(mockOpenAddress).toHaveBeenCalledWith('/search'));
  expect(document.body.style.overflow).toBe('');
});

test('[P1] a press on the link and the key `/` open the dialog, which can return the focus to the link', async () => {
  expect(fireEvent.click(link)).toBe(false);
  await settle();
  expect(fireEvent.keyDown(document.body, { key: '/', shiftKey: true })).toBe(false);
  await waitFor(() => expect(mockOpen).toHaveBeenCalledTimes(2));
  expect(document.activeElement).toBe(link);
});

test('[P1] a press with a modifier, and `/` in a field, with a modifier or while something is open, are left to the browser', async () => {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
  fireEvent.click(link, { altKey: true });
  expect(fireEvent.keyDown(document.getElementById('name')!, { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true);
  const unlock = lockScroll();
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  unlock();
  await settle();
  expect(mockOpen).not.toHaveBeenCalled();
});

test('[P1] on the search page its field takes the focus', async () => {
  document.getElementById('extra')!.innerHTML = '<input id="search-field">';
  fireEvent.click(link);
  await settle();
  expect(document.activeElement?.id).toBe('search-field');
  expect(mockOpen).not.toHaveBeenCalled();
});
