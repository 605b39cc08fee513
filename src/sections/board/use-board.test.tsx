import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { encodeBoard } from '../../components/board/board-codec';
import { setNote } from '../../components/board/board-operations';
import { updateBoard, getBoard } from '../../components/board/board-store';
import { addItem, type Board, emptyBoard } from '../../domain/board';
import { address, toPath } from '../../runtime/navigation/address';
import { useBoard } from './use-board';

const createBoard = (...ids: string[]): Board => ids.reduce((board, id) => addItem(board, id), emptyBoard);
const idsOf = ({ items }: Board) => items.map(({ id }) => id);
const linkOf = (board: Board) => `/board?b=${encodeBoard(board)}`;

/** What the browser and the router do at a step to an entry of the history. */
function go(url: string, state: object | null = null): void {
  window.history.pushState(state, '', url);
  address.set(toPath(window.location));
}

const openBoard = () => renderHook(() => useBoard());
const waitForUrl = () =>
  act(() => {
    jest.advanceTimersByTime(1000);
  });
const getUrl = () => toPath(window.location);

beforeEach(() => {
  jest.useFakeTimers();
  updateBoard(() => createBoard('brand/agape', 'brand/brizo'));
});

test.each([
  ['/board', 'opened from the bar'],
  [linkOf(createBoard('brand/agape', 'brand/brizo')), 'opened by its link'],
])('[G2, G4] back on its page one’s own board is the stored one, whatever was added since: %s', (url) => {
  go(url);
  const { unmount } = openBoard();
  waitForUrl();
  const entry = [getUrl(), window.history.state as object] as const;
  unmount();
  go('/brand-partners/kohler');
  updateBoard((board) => addItem(board, 'brand/kohler'));
  go(...entry);
  const { result } = openBoard();
  expect(result.current.isLinked).toBe(false);
  act(() => result.current.change((board) => setNote(board, 'brand/kohler', 'The tub')));
  waitForUrl();
  expect(idsOf(getBoard())).toEqual(['brand/agape', 'brand/brizo', 'brand/kohler']);
  expect(getBoard().items.at(-1)!.note).toBe('The tub');
  expect(getUrl()).toBe(linkOf(getBoard()));
});

test('[G4] where the browser stores nothing, the URL alone keeps the board over a reload', () => {
  go('/board');
  const { unmount } = openBoard();
  waitForUrl();
  const [url, state] = [getUrl(), window.history.state as object];
  unmount();
  updateBoard(() => emptyBoard);
  go(url, state);
  const { result } = openBoard();
  expect(idsOf(result.current.board)).toEqual(['brand/agape', 'brand/brizo']);
});

test('[G4] a link to another board that is followed from one’s own is another board', () => {
  go('/board');
  const { result } = openBoard();
  waitForUrl();
  act(() => go(linkOf(createBoard('brand/solea'))));
  waitForUrl();
  expect(result.current.isLinked).toBe(true);
  expect(idsOf(result.current.board)).toEqual(['brand/solea']);
  expect(idsOf(getBoard())).toEqual(['brand/agape', 'brand/brizo']);
});

test('[G2, G4] undo after a choice about a linked board leads back to one’s own, and never to the linked one', () => {
  const own = getBoard();
  go(linkOf(createBoard('brand/solea')));
  const { result } = openBoard();
  act(() => result.current.change((board) => setNote(board, 'brand/solea', 'A letter')));
  act(() => result.current.resolveLinked((stored) => stored));
  expect(result.current.undo).toBeNull();
  expect(getBoard()).toEqual(own);
  waitForUrl();
  act(() => go(linkOf(createBoard('brand/solea'))));
  act(() => result.current.resolveLinked((_, other) => other));
  expect(idsOf(getBoard())).toEqual(['brand/solea']);
  act(() => result.current.undo!());
  expect(getBoard()).toEqual(own);
  expect(result.current.undo).toBeNull();
});

test('[G2] a board that waits for the page before it does not change the address of that page', () => {
  go('/board');
  const { result } = openBoard();
  waitForUrl();
  act(() => result.current.change((board) => setNote(board, 'brand/agape', 'A note')));
  window.history.replaceState(null, '', '/brand-partners/agape');
  waitForUrl();
  expect(getUrl()).toBe('/brand-partners/agape');
  expect(getBoard().items[0]!.note).toBe('A note');
});

test('[G4] a board that cannot be read stays in the address', () => {
  updateBoard(() => emptyBoard);
  go('/board?b=1cut');
  const { result } = openBoard();
  waitForUrl();
  expect(result.current.decoded?.state).toBe('unreadable');
  expect(getUrl()).toBe('/board?b=1cut');
});
