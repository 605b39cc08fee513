import { expect, type Page, test } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { getChunkPath } from '../tests/support/built-site';
import { encodeBoard } from '../src/components/board/board-codec';
import {
  boardCards,
  boardCounter,
  boardToggle,
  createBoard,
  openBoardPage,
  readBoardItems,
  readSharedBoard,
  sampleBoard,
  seedBoard,
} from './board.page';
import { collectPageErrors, scrollToEnd } from './page-audit';

const plain = (page: Page) => page.getByText('Your board is kept in this browser, and the script that shows it has not come');
const steps = (page: Page) => page.getByText('Press the plus sign beside a brand');

test('[G2, X2, B4] the page of a board calls it empty only when it is known to be: not without scripts, nor when one fails', async ({
  page,
}) => {
  await page.goto('/board');
  await expect(steps(page)).toBeVisible();
  await expect(plain(page)).toBeHidden();
  await seedBoard(page, createBoard('brand/kohler'));
  for (const script of [getChunkPath('board'), '/reader-']) {
    await page.route(`**${script}*`, (route) => route.abort());
    await page.goto('/board');
    await expect(steps(page), script).toBeHidden();
    await expect(plain(page), script).toBeVisible();
    await page.unroute(`**${script}*`);
  }
  await page.goto('/board');
  await expect(boardCards(page)).toHaveCount(1);
  await page.goto('/board?b=2abc');
  await expect(page.getByText('This link was made by a newer version of this page.')).toBeVisible();
});

/** What is stored before the browser refuses to store, and the script by which it does. */
const refusals = {
  nothing: [
    [],
    `for (const kind of ['localStorage', 'sessionStorage'])
       Object.defineProperty(window, kind, { get() { throw new DOMException('blocked', 'SecurityError'); } })`,
  ],
  'no more': [
    ['brand/falper'],
    `localStorage.constructor.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    }`,
  ],
} as const;

for (const [kept, [stored, script]] of Object.entries(refusals))
  test(`[G4, X3] where the browser stores ${kept} the first item says so, and the link in the bar holds the board`, async ({
    page,
    baseURL,
  }) => {
    const errors = collectPageErrors(page, new URL(baseURL!).host);
    await seedBoard(page, createBoard(...stored));
    await page.addInitScript(script);
    const note = page.getByRole('alert').filter({ hasText: 'This browser keeps nothing between visits.' });
    await page.goto('/brand-partners/kohler');
    await boardToggle(page, 'brand/kohler').click();
    await expect(note).toBeVisible();
    await expect(boardCounter(page)).toHaveAttribute('href', `/board?b=${encodeBoard(createBoard(...stored, 'brand/kohler'))}`);
    await page.goto('/brand-partners/agape');
    await boardToggle(page, 'brand/agape').click();
    await expect(boardCounter(page)).toHaveText(new RegExp(`^${stored.length + 2}`));
    await expect(note).toHaveCount(0);
    await boardCounter(page).click();
    await expect(boardCards(page)).toHaveCount(stored.length + 2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your board');
    expect(errors).toEqual([]);
  });

test('[G2, G4, X1] a shared board leaves one’s own as it is, says what differs, and both, or one of them, are kept on request', async ({
  page,
}) => {
  const own = createBoard('brand/kohler', 'brand/agape');
  await seedBoard(page, own);
  const openShared = async () => {
    await openBoardPage(page, sampleBoard);
    await expect(page.getByText('This board came by a link. Your own is kept as it was, and differs from it:')).toBeVisible();
  };
  await openShared();
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^(?:Kohler|Agape|Marazzi|Name of)/, hasNot: page.getByRole('button') }),
  ).toHaveText([
    'Kohler: only on yours',
    'Agape: Room',
    'Agape, Pedestal basins: only on this one',
    /^Agape, .*: only on this one$/,
    'Marazzi: only on this one',
    'Name of this board: House on the hill',
  ]);
  await expect(boardCounter(page)).toHaveText(/^2/);
  await boardCards(page).first().getByRole('button', { name: 'Take off' }).click();
  await expect(boardCards(page)).toHaveCount(3);
  await expect(boardCounter(page)).toHaveText(/^2/);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  expect(await readBoardItems(page)).toEqual(['brand/kohler', 'brand/agape']);
  await expect.poll(() => readSharedBoard(page)).toEqual(own);
  await expect(page).toHaveURL('/board');

  await openShared();
  await page.getByRole('button', { name: 'Keep both in one' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your board' })).toBeFocused();
  await expect(boardCounter(page)).toHaveText(/^5/);
  expect((await readBoardItems(page)).filter((thing) => thing.startsWith('brand/agape'))).toEqual(['brand/agape bathroom']);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await readBoardItems(page)).toEqual(['brand/kohler', 'brand/agape']);

  await openShared();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await scrollToEnd(page);
    expect.soft(await findAxeViolations(page), `at ${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Take this one' }).click();
  await expect(boardCounter(page)).toHaveText(/^4/);
  await expect(page.getByText('This board came by a link.')).toHaveCount(0);
});

test('[G4] scripts in a board are text, unknown items keep a label, and what is not fetched is tried again', async ({ page }) => {
  const script = '<img src=x onerror=alert(1)>';
  let isAsked = false;
  page.on('dialog', (dialog) => {
    isAsked = true;
    void dialog.dismiss();
  });
  await page.route('**/board/brands/marazzi.json', (route) => route.abort());
  const [unknown, agape, marazzi] = createBoard('picture/agape/taken-away', 'brand/agape', 'brand/marazzi').items;
  await openBoardPage(page, { title: script, items: [unknown!, { ...agape!, note: script }, marazzi!] });
  await expect(page.getByLabel('Name of this board')).toHaveValue(script);
  await expect(boardCards(page).nth(1).getByLabel('Note')).toHaveValue(script);
  expect(isAsked).toBe(false);
  await expect(boardCards(page).nth(0)).toContainText('No longer on this site');
  await expect(boardCards(page).nth(0).getByRole('heading')).toHaveText('Agape, Taken away');
  await expect(page.getByText('Some of it could not be fetched.')).toBeVisible();
  await page.unroute('**/board/brands/marazzi.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Some of it could not be fetched.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Marazzi' })).toBeVisible();
});
