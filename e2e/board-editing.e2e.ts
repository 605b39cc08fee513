import { expect, test } from '@playwright/test';
import { sampleBoard, readBoardFromUrl, createBoard, boardCards, openBoardPage, readBoardItems } from './board.page';

test('[G2] an item is dragged before another one, and into a room that appears during the drag', async ({ page }) => {
  await openBoardPage(page, sampleBoard);
  await expect(boardCards(page).nth(0)).toHaveAttribute('draggable', 'true');
  const picture = (at: number) => boardCards(page).nth(at).locator('[data-drag]').first();
  await picture(2).dragTo(picture(0), { targetPosition: { x: 10, y: 60 } });
  await expect.poll(async () => (await readBoardItems(page))[0]).toBe('picture/agape/oval-bath bathroom');
  const from = (await picture(0).boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 });
  const outdoors = page.locator('[data-drop="outdoor"]');
  await expect(outdoors).toBeVisible();
  const to = (await outdoors.boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect(outdoors).toHaveAttribute('data-drop-side', 'all');
  await page.mouse.up();
  await expect.poll(async () => (await readBoardItems(page)).at(-1)).toBe('picture/agape/oval-bath outdoor');
});

test('[G2] the name and the notes are stored in the URL and in the browser, and consecutive letters are one undo step', async ({
  page,
}) => {
  await openBoardPage(page, createBoard('brand/agape'));
  await page.getByLabel('Name of this board').fill('Villa, first floor');
  await boardCards(page).getByLabel('Note').pressSequentially('Ask for the matte one');
  await expect
    .poll(() => readBoardFromUrl(page).board)
    .toEqual({
      title: 'Villa, first floor',
      items: [{ id: 'brand/agape', room: '', note: 'Ask for the matte one', requests: [] }],
    });
  await page.reload();
  await expect(page.getByLabel('Name of this board')).toHaveValue('Villa, first floor');
  await boardCards(page).getByLabel('Note').pressSequentially('!');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(boardCards(page).getByLabel('Note')).toHaveValue('Ask for the matte one');
});

test('[G2] a letter typed right after the URL has changed is kept', async ({ page }) => {
  // Types into the note in the microtask after each change of the address: before React renders in a task of its own.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
    const letters = Array.from('matte');
    history.replaceState = (...state) => {
      replaceState(...state);
      queueMicrotask(() => {
        const note = document.querySelector<HTMLTextAreaElement>('li[data-item-id] textarea');
        const letter = note?.value.startsWith('Ask ') && letters.shift();
        if (!letter) return;
        setValue.call(note, note!.value + letter);
        note!.dispatchEvent(new InputEvent('input', { bubbles: true, data: letter }));
      });
    };
  });
  await openBoardPage(page, createBoard('brand/agape'));
  await boardCards(page).getByLabel('Note').pressSequentially('Ask ');
  await expect.poll(() => readBoardFromUrl(page).board.items[0]?.note).toBe('Ask matte');
  await expect(boardCards(page).getByLabel('Note')).toHaveValue('Ask matte');
  await expect(page.getByText('This board came by a link')).toBeHidden();
});
