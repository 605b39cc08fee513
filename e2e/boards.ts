import { expect, type Locator, type Page } from '@playwright/test';
import { type Board, emptyBoard } from '../src/logic/board';
import { boardParam, openBoard } from '../src/logic/board-address';
import { packing } from '../src/ui/board/packing';

/** A board of these things, in no room, or in the one written after each: `brand/agape bathroom`. */
export const boardOf = (...things: string[]): Board => ({
  ...emptyBoard,
  items: things.map((line) => {
    const [thing = '', room = ''] = line.split(' ');
    return { thing, room, note: '' };
  }),
});

/** A board of two rooms, with a name and a note. */
export const baths: Board = {
  title: 'House on the hill',
  items: [
    { thing: 'brand/agape', room: 'bathroom', note: '' },
    { thing: 'collection/agape/pedestal-basins', room: 'bathroom', note: 'By the window' },
    { thing: 'picture/agape/oval-bath', room: 'bathroom', note: '' },
    { thing: 'brand/marazzi', room: 'kitchen', note: '' },
  ],
};

/** Where a board stands. */
export const boardAddress = (board: Board): string => `/board?b=${boardParam(board, packing)}`;

/** What the address of a page holds. */
export const boardIn = (page: Page) => openBoard(new URL(page.url()).searchParams.get('b') ?? '', packing);

/** The things of a board on its page. */
export const cards = (page: Page): Locator => page.locator('li[data-thing]');

/** What they are, in the order in which they stand. */
export const thingsOn = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => `${dataset['thing']} ${dataset['room']}`.trim()));

/** The button that puts a thing on the board, or takes it off. */
export const markOf = (page: Page, thing: string): Locator => page.locator(`board-mark[thing="${thing}"] button`);

/** The way to the board in the bar, with how many things are on it. */
export const counter = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: /^Your board, \d+$/ });

/** Puts a board into the browser, as if it had been put together there. */
export async function keepBoard(page: Page, board: Board): Promise<void> {
  await page.addInitScript((kept) => {
    if (!sessionStorage.getItem('kept')) localStorage.setItem('board', kept);
    sessionStorage.setItem('kept', 'yes');
  }, JSON.stringify(board));
}

/** Opens a board by its address and waits until its things are there. */
export async function openBoardPage(page: Page, board: Board, base = ''): Promise<void> {
  await page.goto(base + boardAddress(board));
  await expect(cards(page)).toHaveCount(board.items.length);
}
