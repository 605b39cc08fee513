import { type Board, emptyBoard } from '../../../src/domain/board/board';
import { decodeBoard, encodeBoard } from '../../../src/components/board/board-codec';
import { compression } from '../../../src/components/board/compression';
import { behavior } from '../behavior';
import type { Visitor } from '../visitor';

const item = (id: string, room = '', note = '') => ({ id, room, note, requests: [] });
const sample: Board = {
  title: 'House on the hill',
  items: [item('brand/agape', 'bathroom'), item('picture/agape/oval-bath', 'bathroom', 'By the window'), item('brand/marazzi', 'kitchen')],
};
const agapeOnly: Board = { ...emptyBoard, items: [item('brand/agape')] };

export const card = 'li[data-item-id]';
const counter = ['header a', /^Your board, \d+$/] as const;
const toggle = 'board-toggle[item-id="brand/agape"] button';
const button = (name: string | RegExp) => ['main button', name] as const;
const handle = ['li[data-item-id] button', /^Move Agape/] as const;
const note = 'li[data-item-id] textarea';

export const ids = (visitor: Visitor) =>
  visitor.read(() =>
    Array.from(document.querySelectorAll<HTMLElement>('li[data-item-id]'), ({ dataset }) =>
      `${dataset['itemId']} ${dataset['room']}`.trim(),
    ),
  );

export async function openBoard(visitor: Visitor, board = sample): Promise<void> {
  await visitor.open(`/board?b=${encodeBoard(board, compression)}`);
  await visitor.equals('cards', () => visitor.count(card), board.items.length);
  await visitor.ready();
}

/** Waits until the URL holds a board that meets a condition. */
const inAddress = (visitor: Visitor, what: string, condition: (board: Board) => boolean) =>
  visitor.until(`the address has not ${what}`, async () => {
    const param = new URLSearchParams((await visitor.address()).split('?')[1]).get('b') ?? '';
    return condition(decodeBoard(param, compression).board);
  });

async function addAgape(visitor: Visitor): Promise<void> {
  await visitor.open('/brand-partners/agape');
  await visitor.ready();
  await visitor.click(toggle);
  await visitor.see(counter);
}

export const boardBehaviors = [
  behavior('[G1] a brand is added to the board, and the bar counts it', addAgape),
  behavior('[G1] an item of the board is kept after a reload, and is removed by its toggle', async (visitor) => {
    await addAgape(visitor);
    await visitor.reload();
    await visitor.see(counter);
    await visitor.click(toggle);
    await visitor.gone(counter);
  }),
  behavior('[G1] the link in the bar opens the board', async (visitor) => {
    await addAgape(visitor);
    await visitor.click(counter);
    await visitor.atLike(/^\/board/);
    await visitor.equals('items', () => ids(visitor), ['brand/agape bathroom']);
    await inAddress(visitor, 'the item', ({ items }) => items[0]?.id === 'brand/agape');
  }),
  behavior('[G1] on a phone a brand is added to the board', addAgape, { layout: 'phone' }),
  behavior('[G1] a link opens a board in a new browser, and the board is stored', async (visitor) => {
    await openBoard(visitor);
    await visitor.value('#board-name', 'House on the hill');
    await visitor.open('/board');
    await visitor.equals('cards', () => visitor.count(card), 3);
  }),
  behavior('[G2] the arrow keys move an item, which keeps the focus', async (visitor) => {
    await openBoard(visitor);
    await visitor.focus(handle);
    await visitor.press('ArrowRight');
    await visitor.equals('order', () => ids(visitor), [
      'picture/agape/oval-bath bathroom',
      'brand/agape bathroom',
      'brand/marazzi kitchen',
    ]);
    await visitor.focused(handle);
    await visitor.see(['[role="status"]', /Agape: Bathroom, 2 of 2/]);
    await inAddress(visitor, 'the order', ({ items }) => items[1]?.id === 'brand/agape');
  }),
  behavior('[G2] buttons move an item, and Undo reverts it', async (visitor) => {
    await openBoard(visitor);
    const before = await ids(visitor);
    await visitor.click(button('Move back: Agape'));
    await visitor.until('it has not moved', async () => (await ids(visitor))[1] === 'brand/agape bathroom');
    await visitor.click(button('Undo'));
    await visitor.equals('order', () => ids(visitor), before);
  }),
  behavior('[G2] the list of rooms moves an item into another room, and Undo reverts each step', async (visitor) => {
    await openBoard(visitor);
    const before = await ids(visitor);
    await visitor.click(button('Move back: Agape'));
    await visitor.until('it has not moved', async () => (await ids(visitor))[1] === 'brand/agape bathroom');
    await visitor.choose(['main select', 'Room: Agape'], 'kitchen');
    await visitor.until('it is in no other room', async () => (await ids(visitor)).includes('brand/agape kitchen'));
    await visitor.click(button('Undo'));
    await visitor.click(button('Undo'));
    await visitor.equals('order', () => ids(visitor), before);
    await visitor.attribute(button('Undo'), 'aria-disabled', 'true');
  }),
  behavior('[G2] an item is removed, and Undo restores it', async (visitor) => {
    await openBoard(visitor);
    await visitor.click(button('Take off the board: Marazzi'));
    await visitor.equals('cards', () => visitor.count(card), 2);
    await visitor.focused(button('Undo'));
    await visitor.click(button('Undo'));
    await visitor.equals('cards', () => visitor.count(card), 3);
  }),
  behavior('[G2] every letter of a note is kept, and is in the URL', async (visitor) => {
    await openBoard(visitor, agapeOnly);
    await visitor.click(note);
    await visitor.focused(note);
    for (const letter of 'The matte one, please') await visitor.press(letter);
    await visitor.value(note, 'The matte one, please');
    await inAddress(visitor, 'the note', ({ items }) => items[0]?.note === 'The matte one, please');
    await visitor.gone(['main p', /^This board came by a link/]);
  }),
  behavior('[G2] the name of a board is kept after a reload', async (visitor) => {
    await openBoard(visitor, agapeOnly);
    await visitor.type('#board-name', 'Villa');
    await inAddress(visitor, 'the name', ({ title }) => title === 'Villa');
    await visitor.reload();
    await visitor.value('#board-name', 'Villa');
  }),
  behavior('[G2] the link can be copied, and the result is shown', async (visitor) => {
    await openBoard(visitor);
    await visitor.click(button('Copy the link'));
    await visitor.until('nothing is said', () =>
      visitor.read(() =>
        Array.from(document.querySelectorAll('main [role="status"], main input[readonly]')).some(
          (one) => /link/i.test(one.textContent) || one.localName === 'input',
        ),
      ),
    );
  }),
  behavior('[G4] a damaged URL is reported, and its remaining items are shown', async (visitor) => {
    await visitor.open(`/board?b=${encodeBoard(sample, compression).slice(0, -12)}`);
    await visitor.text('main', /The link was cut or changed on its way/);
    await visitor.see(card);
  }),
  behavior('[G4] a link opened in a browser with a board does not change that board', async (visitor) => {
    await addAgape(visitor);
    await openBoard(visitor);
    await visitor.text('main', /This board came by a link\. Your own is kept as it was\./);
    await visitor.click(button('Show mine'));
    await visitor.equals('items', () => ids(visitor), ['brand/agape bathroom']);
  }),
  behavior('[G4] a board that was opened is available offline, with its pictures', async (visitor) => {
    await openBoard(visitor);
    await visitor.until('the page and its pictures are not cached', () =>
      visitor.read(() => {
        void caches
          .open('board')
          .then((cache) => cache.keys())
          .then((keys) => (document.documentElement.dataset['cached'] = keys.map(({ url }) => new URL(url).pathname).join(' ')));
        const cached = document.documentElement.dataset['cached']?.split(' ') ?? [];
        const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('li[data-item-id] img'), ({ currentSrc }) => currentSrc);
        const needed = ['/board', ...pictures.map((url) => (url ? new URL(url).pathname : 'not loaded'))];
        return needed.every((path) => cached.includes(path)) && navigator.serviceWorker.controller !== null;
      }),
    );
    visitor.network.setOffline(true);
    await visitor.open('/board');
    await visitor.equals('cards', () => visitor.count(card), 3);
    await visitor.equals(
      'pictures',
      () =>
        visitor.read(
          () =>
            Array.from(document.querySelectorAll<HTMLImageElement>('li[data-item-id] img')).filter((one) => one.naturalWidth > 0).length,
        ),
      3,
    );
    await visitor.click(button('Move back: Agape'));
    await visitor.until('it has not moved', async () => (await ids(visitor))[1] === 'brand/agape bathroom');
  }),
  behavior('[G3] a board is attached to the inquiry', async (visitor) => {
    await openBoard(visitor);
    await visitor.click(['main a', /^Inquire about this board/]);
    await visitor.atLike(/^\/contact-us\/inquiry\?board=1/);
    await visitor.text('main form', /House on the hill/);
  }),
];
