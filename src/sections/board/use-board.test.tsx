import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { encodeBoard } from '../../components/board/board-codec';
import { setNote } from '../../components/board/board-operations';
import type * as boardStore from '../../components/board/board-store';
import { getBoard, updateBoard } from '../../components/board/board-store';
import { addItem, type Board, emptyBoard } from '../../domain/board';
import { useBoard } from './use-board';

const createBoard = (...ids: string[]): Board => ids.reduce((board, id) => addItem(board, id), emptyBoard);
const idsOf = ({ items }: Board) => items.map(({ id }) => id);
const linkOf = (board: Board) => `/board?b=${encodeBoard(board)}`;
const getUrl = () => window.location.pathname + window.location.search;

/** Loads the page of the board at an address. */
function openBoard(url: string) {
  window.history.pushState(null, '', url);
  return renderHook(() => useBoard());
}

beforeEach(() => updateBoard(() => createBoard('brand/agape', 'brand/brizo')));

test.each([
  ['/board', 'opened from the bar'],
  [linkOf(createBoard('brand/agape', 'brand/brizo')), 'opened by its link'],
])('[G2, G4] one’s own board is the stored one, and its address names no other: %s', (url) => {
  const { result } = openBoard(url);
  expect(result.current.isLinked).toBe(false);
  act(() => result.current.change((board) => setNote(board, 'brand/agape', 'The tub')));
  expect(getBoard().items[0]!.note).toBe('The tub');
  expect(getUrl()).toBe('/board');
});

test.each<[string, (page: ReturnType<typeof useBoard>) => void]>([
  ['keeps it', ({ resolveLinked }) => resolveLinked((_, other) => other)],
  ['changes it', ({ change }) => change((board) => setNote(board, 'brand/solea', 'A'))],
])('[G1, G2] the board of a link, where there is none, is one that was sent, until the visitor %s', (_, keep) => {
  updateBoard(() => emptyBoard);
  const url = linkOf(createBoard('brand/solea'));
  const { result } = openBoard(url);
  expect([result.current.isLinked, result.current.isBeside, getBoard().items, getUrl()]).toEqual([true, false, [], url]);
  act(() => keep(result.current));
  expect(result.current.isLinked).toBe(false);
  expect(idsOf(getBoard())).toEqual(['brand/solea']);
  expect(getUrl()).toBe('/board');
});

test('[G2, G4] the board of a link is beside one’s own, be it of one item, and does not touch it until the visitor has chosen', () => {
  updateBoard(() => createBoard('brand/agape'));
  const url = linkOf(createBoard('brand/solea'));
  const { result } = openBoard(url);
  expect([result.current.isLinked, result.current.isBeside]).toEqual([true, true]);
  act(() => result.current.change((board) => setNote(board, 'brand/solea', 'A letter')));
  expect(result.current.board.items[0]!.note).toBe('A letter');
  expect(idsOf(getBoard())).toEqual(['brand/agape']);
  expect(getUrl()).toBe(url);
});

test('[G2, G4] undo after a choice about a linked board leads back to one’s own, and never to the linked one', () => {
  const own = getBoard();
  const url = linkOf(createBoard('brand/solea'));
  const first = openBoard(url).result;
  act(() => first.current.change((board) => setNote(board, 'brand/solea', 'A letter')));
  act(() => first.current.resolveLinked((stored) => stored));
  expect(first.current.undo).toBeNull();
  expect([getBoard(), getUrl()]).toEqual([own, '/board']);
  const second = openBoard(url).result;
  act(() => second.current.resolveLinked((_, other) => other));
  expect(idsOf(getBoard())).toEqual(['brand/solea']);
  act(() => second.current.undo!());
  expect(getBoard()).toEqual(own);
  expect(second.current.undo).toBeNull();
});

test('[G4] a board that cannot be read stays in the address', () => {
  updateBoard(() => emptyBoard);
  const { result } = openBoard('/board?b=1cut');
  expect(result.current.decoded?.state).toBe('unreadable');
  expect(getUrl()).toBe('/board?b=1cut');
});

const visitPage = async (visit: (page: typeof boardStore) => void) =>
  jest.isolateModulesAsync(async () => visit(await import('../../components/board/board-store')));

const refuse = () => {
  throw new DOMException('blocked or full', 'QuotaExceededError');
};
const { setItem } = Storage.prototype;

test.each([
  [
    'nothing',
    () => (['localStorage', 'sessionStorage'] as const).forEach((kind) => jest.spyOn(window, kind, 'get').mockImplementation(refuse)),
  ],
  [
    'nothing more',
    () =>
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
        if (this === localStorage) refuse();
        setItem.call(this, key, value);
      }),
  ],
])('[G4] where the browser stores %s, the board goes from page to page in the tab', async (_, refuseStorage) => {
  updateBoard(() => createBoard('brand/agape'));
  refuseStorage();
  await visitPage((page) => page.updateBoard(() => createBoard('brand/kohler')));
  await visitPage((page) => {
    expect(idsOf(page.getBoard())).toEqual(['brand/kohler']);
    expect(page.isBoardPersisted()).toBe(false);
  });
});

test('[G4] what a full storage refused is stored when it has room, and no name that another site gave the window takes its place', async () => {
  sessionStorage.setItem('board', JSON.stringify(createBoard('brand/kohler')));
  await visitPage((page) => page.updateBoard((board) => addItem(board, 'brand/falper')));
  window.name = JSON.stringify(createBoard('brand/agape'));
  await visitPage((page) => expect([idsOf(page.getBoard()), page.isBoardPersisted()]).toEqual([['brand/kohler', 'brand/falper'], true]));
  window.name = '';
});
