import { expect, type Locator, type Page } from '@playwright/test';
import { type Board, emptyBoard } from '../src/domain/board/board';
import { encodeBoard, decodeBoard } from '../src/components/board/board-codec';
import { compression } from '../src/components/board/compression';

/** A board of these things, in no room, or in the one written after each: `brand/agape bathroom`. */
export const createBoard = (...things: string[]): Board => ({
  ...emptyBoard,
  items: things.map((line) => {
    const [thing = '', room = ''] = line.split(' ');
    return { id: thing, room, note: '', requests: [] };
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

/** The URL of a board. */
export const toBoardPath = (board: Board): string => `/board?b=${encodeBoard(board, compression)}`;

/** The board in the URL of a page. */
export const readBoardFromUrl = (page: Page) => decodeBoard(new URL(page.url()).searchParams.get('b') ?? '', compression);

/** The things of a board on its page. */
export const boardCards = (page: Page): Locator => page.locator('li[data-item-id]');

/** Their names, in the order of the page. */
export const readBoardItems = (page: Page): Promise<string[]> =>
  boardCards(page).evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => `${dataset['itemId']} ${dataset['room']}`.trim()));

/** The button that puts a thing on the board, or takes it off. */
export const boardToggle = (page: Page, thing: string): Locator => page.locator(`board-toggle[item-id="${thing}"] button`);

/** The link to the board in the bar, with the number of its items. */
export const boardCounter = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Your board, \d+$/ });

/** Puts a board into the browser, as if it had been put together there. */
export async function seedBoard(page: Page, board: Board): Promise<void> {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('kept')) localStorage.setItem('board', kept);
    sessionStorage.setItem('kept', 'yes');
  }, JSON.stringify(board));
}

/** Opens a board by its address and waits until its things are there. */
export async function openBoardPage(page: Page, board: Board, base = ''): Promise<void> {
  await page.goto(base + toBoardPath(board));
  await expect(boardCards(page)).toHaveCount(board.items.length);
}
