import { expect, type Locator, type Page } from '@playwright/test';
import { type Board, emptyBoard } from '../src/domain/board';
import { encodeBoard, decodeBoard } from '../src/components/board/board-codec';

/** A board with these items, each in the room that follows its id, if any: `brand/agape bathroom`. */
export const createBoard = (...entries: string[]): Board => ({
  ...emptyBoard,
  items: entries.map((entry) => {
    const [id = '', room = ''] = entry.split(' ');
    return { id, room, note: '', requests: [] };
  }),
});

/** A board of two rooms, with a name and a note. */
export const sampleBoard: Board = {
  title: 'House on the hill',
  items: [
    { id: 'brand/agape', room: 'bathroom', note: '', requests: [] },
    { id: 'collection/agape/pedestal-basins', room: 'bathroom', note: 'By the window', requests: [] },
    { id: 'picture/agape/oval-bath', room: 'bathroom', note: '', requests: [] },
    { id: 'brand/marazzi', room: 'kitchen', note: '', requests: [] },
  ],
};

export const toBoardPath = (board: Board): string => `/board?b=${encodeBoard(board)}`;

/** The board that the link to share holds. */
export async function readSharedBoard(page: Page): Promise<Board> {
  const url = await page.getByLabel('The link is the board').inputValue();
  return decodeBoard(new URL(url).searchParams.get('b') ?? '').board;
}

export const boardCards = (page: Page): Locator => page.locator('li[data-item-id]');

/** The ids and rooms of the items, in the order of the page. */
export const readBoardItems = (page: Page): Promise<string[]> =>
  boardCards(page).evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => `${dataset['itemId']} ${dataset['room']}`.trim()));

export const boardToggle = (page: Page, itemId: string): Locator => page.locator(`board-toggle[item-id="${itemId}"] button`);

export const boardCounter = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Your board, \d+$/ });

export async function seedBoard(page: Page, board: Board): Promise<void> {
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('isSeeded')) localStorage.setItem('board', stored);
    sessionStorage.setItem('isSeeded', 'yes');
  }, JSON.stringify(board));
}

export async function openBoardPage(page: Page, board: Board, base = ''): Promise<void> {
  await page.goto(base + toBoardPath(board));
  await expect(boardCards(page)).toHaveCount(board.items.length);
}
