import { type Board, emptyBoard } from '../../../src/domain/board';
import { decodeBoard, encodeBoard } from '../../../src/components/board/board-codec';
import { journey } from '../journey';
import type { Visitor } from '../visitor';

const item = (id: string, room = '', note = '') => ({ id, room, note, requests: [] });
const sample: Board = {
  title: 'House on the hill',
  items: [item('brand/agape', 'bathroom'), item('picture/agape/oval-bath', 'bathroom', 'By the window'), item('brand/marazzi', 'kitchen')],
};
const agapeOnly: Board = { ...emptyBoard, items: [item('brand/agape')] };

const card = 'li[data-item-id]';
const counter = ['header a', /^Your board, \d+$/] as const;
const toggle = 'board-toggle[item-id="brand/agape"] button';
const button = (name: string | RegExp) => ['main button', name] as const;
const handle = ['li[data-item-id] button', /^Move Agape/] as const;
const note = 'li[data-item-id] textarea';

const shows = (visitor: Visitor, expected: readonly string[]) =>
  visitor.equals(
    'the items',
    () =>
      visitor.read(() =>
        Array.from(document.querySelectorAll<HTMLElement>('li[data-item-id]'), ({ dataset }) =>
          `${dataset['itemId']} ${dataset['room']}`.trim(),
        ),
      ),
    [...expected],
  );

const [agape, bath, marazzi] = ['brand/agape bathroom', 'picture/agape/oval-bath bathroom', 'brand/marazzi kitchen'];

async function openBoard(visitor: Visitor, board = sample): Promise<void> {
  await visitor.open(`/board?b=${encodeBoard(board)}`);
  await visitor.counts(card, board.items.length);
  await visitor.ready();
}

/** Waits until the link to share has something of the board. */
const inLink = (visitor: Visitor, what: string, condition: (board: Board) => boolean) =>
  visitor.until(`the link has not ${what}`, async () => {
    const link = await visitor.read(() => document.querySelector<HTMLInputElement>('main input[readonly]')!.value);
    return condition(decodeBoard(new URL(link).searchParams.get('b') ?? '').board);
  });

async function addAgape(visitor: Visitor): Promise<void> {
  await visitor.step('a brand is added to the board, and the bar counts it').openReady('/brand-partners/agape');
  await visitor.click(toggle);
  await visitor.see(counter);
}

export const boardJourneys = [
  journey('[G1, G4] a brand is added to the board, which is kept', {}, async (visitor) => {
    await addAgape(visitor);
    await visitor.step('it is kept after a reload, and its toggle removes it').reload();
    await visitor.see(counter);
    await visitor.click(toggle);
    await visitor.gone(counter);
    await visitor.step('the link in the bar opens the board').click(toggle);
    await visitor.click(counter);
    await visitor.atLike(/^\/board/);
    await shows(visitor, [agape]);
    await inLink(visitor, 'the item', ({ items }) => items[0]?.id === 'brand/agape');
    await openBoard(visitor.step('a link to another board does not change it'));
    await visitor.text('main', /This board came by a link\. Your own is kept as it was/);
    await visitor.click(button('Keep mine'));
    await shows(visitor, [agape]);
  }),
  journey('[G1] on a phone a brand is added to the board', { layout: 'phone' }, addAgape),
  journey('[G1, G2, G3] a board that came by a link is changed, stored and inquired about', {}, async (visitor) => {
    await openBoard(visitor);
    await visitor.value('#board-name', 'House on the hill');
    await visitor.step('a button and the list of rooms move an item, and Undo reverts each step').click(button('Move later: Agape'));
    await shows(visitor, [bath, agape, marazzi]);
    await visitor.choose(['main select', 'Room: Agape'], 'kitchen');
    await visitor.see([`${card}[data-room="kitchen"] button`, /^Move Agape/]);
    await visitor.click(button('Undo'));
    await shows(visitor, [bath, agape, marazzi]);
    await visitor.click(button('Undo'));
    await shows(visitor, [agape, bath, marazzi]);
    await visitor.attribute(button('Undo'), 'aria-disabled', 'true');
    await visitor.step('an item is removed, and Undo restores it').click(button('Take off the board: Marazzi'));
    await visitor.counts(card, 2);
    await visitor.focused(button('Undo'));
    await visitor.click(button('Undo'));
    await visitor.counts(card, 3);
    await visitor.step('the arrow keys move an item, which keeps the focus').focus(handle);
    await visitor.press('ArrowRight');
    await shows(visitor, [bath, agape, marazzi]);
    await visitor.focused(handle);
    await visitor.see(['[role="status"]', /Agape: Bathroom, 2 of 2/]);
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowUp'] as const) {
      await visitor.press(key);
      await shows(visitor, key === 'ArrowDown' ? [bath, agape, marazzi] : [agape, bath, marazzi]);
    }
    await visitor.click(button('Move earlier: Oval bath on a travertine plinth, late afternoon'));
    await shows(visitor, [bath, agape, marazzi]);
    await inLink(visitor, 'the order', ({ items }) => items[1]?.id === 'brand/agape');
    await visitor.step('the link can be copied, and the result is shown').click(button('Copy the link'));
    await visitor.until('nothing is said', () =>
      visitor.read(() =>
        Array.from(document.querySelectorAll('main [role="status"], main input[readonly]')).some(
          (one) => /link/i.test(one.textContent) || one.localName === 'input',
        ),
      ),
    );
    await visitor.step('it is attached to the inquiry').click(['main a', /^Inquire about this board/]);
    await visitor.atLike(/^\/contact-us\/inquiry\?board=1/);
    await visitor.text('main form', /House on the hill/);
    await visitor.step('it is stored').open('/board');
    await visitor.counts(card, 3);
  }),
  journey('[G2, G4] notes and names are kept, and a damaged link is reported', {}, async (visitor) => {
    visitor.step('a damaged URL is reported, and the board is empty');
    await visitor.open(`/board?b=${encodeBoard(sample).slice(0, -12)}`);
    await visitor.text('main', /The board in this link cannot be read/);
    await visitor.gone(card);
    await openBoard(visitor.step('every letter of a note is kept, and is in the URL'), agapeOnly);
    await visitor.click(note);
    await visitor.focused(note);
    for (const letter of 'The matte one, please') await visitor.press(letter);
    await visitor.value(note, 'The matte one, please');
    await visitor.press('Home');
    await visitor.click(note);
    await visitor.until('the caret is not where the note was pressed', () =>
      visitor.read(() => (document.activeElement as HTMLTextAreaElement).selectionStart > 0),
    );
    await inLink(visitor, 'the note', ({ items }) => items[0]?.note === 'The matte one, please');
    await visitor.gone(['main p', /^This board came by a link/]);
    await visitor.step('the name of a board is kept after a reload').type('#board-name', 'Villa');
    await inLink(visitor, 'the name', ({ title }) => title === 'Villa');
    await visitor.reload();
    await visitor.value('#board-name', 'Villa');
  }),
];
