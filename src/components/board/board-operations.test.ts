import { expect, test } from '@jest/globals';
import { type Board, boardLimits, emptyBoard, removeItem, withTitle } from '../../domain/board';
import { sanitizeText } from '../../domain/text';
import { board, boardArbitrary, createCatalogItem, formatItems, roomSlugs } from '../../domain/board.fixture';
import {
  areBoardsEqual,
  compareBoards,
  groupByRoom,
  mergeBoards,
  moveItem,
  moveItemBy,
  setNote,
  toggleRequest,
  formatBoard,
  getItemLabel,
  getRoomName,
  labelFromId,
} from './board-operations';
import { fc } from '../../domain/fast-check.fixture';
import type { Catalog } from '../../domain/board-catalog';

const fourItems = board(['brand/a', 'bathroom'], ['brand/b', 'kitchen'], ['brand/c', 'bathroom'], ['brand/d', '']);

test('[G2] notes and titles are one line without control characters, cut to their limit', () => {
  expect(sanitizeText('  by the\n window\u202e \u0000here ', 200)).toBe('by the window here ');
  expect(setNote(fourItems, 'brand/b', 'x'.repeat(300)).items[1]!.note).toHaveLength(boardLimits.note);
  expect(withTitle(fourItems, 'y'.repeat(99)).title).toHaveLength(boardLimits.title);
  expect(sanitizeText('ab😀', 3)).toBe('ab');
});

test('[W5] a request is added in the order of the kinds, and removed by the same press', () => {
  const withRequests = toggleRequest(toggleRequest(fourItems, 'brand/b', 'drawing'), 'brand/b', 'sample');
  expect(withRequests.items.map(({ requests }) => requests)).toEqual([[], ['sample', 'drawing'], [], []]);
  expect(toggleRequest(withRequests, 'brand/b', 'sample').items[1]!.requests).toEqual(['drawing']);
  expect(toggleRequest(withRequests, 'brand/x', 'sample')).toEqual(withRequests);
});

test.each<[string, number, string]>([
  ['brand/a', 1, 'c bathroom, a bathroom'],
  ['brand/a', 9, 'c bathroom, a bathroom'],
  ['brand/c', -1, 'c bathroom, a bathroom'],
  ['brand/a', -1, 'a bathroom, c bathroom'],
  ['brand/x', 1, 'a bathroom, c bathroom'],
])('[G2] moving %s by %i keeps it within its room', (itemId, step, expected) => {
  const moved = formatItems(moveItemBy(fourItems, itemId, step)).filter((name) => name.endsWith('bathroom'));
  expect(moved.join(', ')).toBe(expected);
});

test('[G2] moving an item to another room puts it before an item, at the end, or first', () => {
  expect(formatItems(moveItem(fourItems, 'brand/d', 'bathroom', 'brand/c'))).toEqual([
    'a bathroom',
    'b kitchen',
    'd bathroom',
    'c bathroom',
  ]);
  expect(formatItems(moveItem(fourItems, 'brand/b', 'bathroom'))).toEqual(['a bathroom', 'c bathroom', 'b bathroom', 'd']);
  expect(formatItems(moveItem(fourItems, 'brand/a', 'outdoor'))).toEqual(['b kitchen', 'c bathroom', 'd', 'a outdoor']);
  expect(moveItem(fourItems, 'brand/a', 'no such room')).toBe(fourItems);
  expect(moveItem(fourItems, 'brand/a', 'bathroom', 'brand/a')).toBe(fourItems);
});

test('[G2] moving an item never loses, repeats or changes an item', () => {
  const move = fc.tuple(fc.nat(59), fc.constantFrom(...roomSlugs), fc.nat(59), fc.integer({ min: -3, max: 3 }));
  fc.assert(
    fc.property(boardArbitrary, fc.array(move, { maxLength: 20 }), (before, moves) => {
      const getId = (index: number) => before.items[index % Math.max(before.items.length, 1)]?.id ?? 'brand/none';
      const after = moves.reduce(
        (current, [first, room, second, step]) => moveItemBy(moveItem(current, getId(first), room, getId(second)), getId(second), step),
        before,
      );
      const sorted = ({ items }: Board) => items.map(({ id, note }) => `${id} ${note}`).sort();
      expect(sorted(after)).toEqual(sorted(before));
    }),
  );
});

test('[G2] items are grouped by room: rooms of content in order, then unknown rooms, then no room', () => {
  const groups = groupByRoom(board(['brand/a', ''], ['brand/b', 'attic'], ['brand/c', 'kitchen'], ['brand/d', 'attic']), [
    'bathroom',
    'kitchen',
  ]);
  expect(groups.map(({ room, items }) => [room, items.map(({ id }) => id)])).toEqual([
    ['kitchen', ['brand/c']],
    ['attic', ['brand/b', 'brand/d']],
    ['', ['brand/a']],
  ]);
});

const mine = { ...board(['brand/a', 'kitchen', 'mine'], ['brand/b', ''], ['brand/d', 'bathroom', 'by the door']), title: 'Home' };
const theirs = {
  ...board(['brand/b', 'bathroom', 'theirs'], ['brand/a', 'kitchen', 'mine'], ['brand/c', ''], ['brand/d', 'bathroom', 'the door']),
  title: 'Villa',
};

test('[G2, G4] two boards are compared by item, then by the order of what both have, and by title', () => {
  const asked = toggleRequest(mine, 'brand/a', 'drawing');
  expect(compareBoards(asked, theirs)).toEqual({
    items: [
      { id: 'brand/a', parts: ['requests'] },
      { id: 'brand/b', parts: ['room', 'note'] },
      { id: 'brand/d', parts: ['note'] },
      { id: 'brand/c', parts: ['only_theirs'] },
    ],
    isOrder: true,
    isTitle: true,
  });
  expect(compareBoards(mine, removeItem(mine, 'brand/a'))).toEqual({
    items: [{ id: 'brand/a', parts: ['only_mine'] }],
    isOrder: false,
    isTitle: false,
  });
});

test('[G2, G4] two boards of which one differs from the other have a difference that is said', () => {
  fc.assert(
    fc.property(boardArbitrary, boardArbitrary, (one, other) => {
      const { items, isOrder, isTitle } = compareBoards(one, other);
      expect(items.length > 0 || isOrder || isTitle).toBe(!areBoardsEqual(one, other));
    }),
  );
});

test('[G2, G4, W5] both boards in one keep the title, the rooms and the order of one’s own, with what the other adds', () => {
  const asked = toggleRequest(mine, 'brand/a', 'drawing');
  const other = moveItem(toggleRequest(theirs, 'brand/a', 'sample'), 'brand/a', 'bathroom');
  expect(mergeBoards(asked, other)).toEqual({
    title: 'Home',
    items: [
      { id: 'brand/a', room: 'kitchen', note: 'mine', requests: ['sample', 'drawing'] },
      { id: 'brand/b', room: 'bathroom', note: 'theirs', requests: [] },
      { id: 'brand/d', room: 'bathroom', note: 'by the door', requests: [] },
      { id: 'brand/c', room: '', note: '', requests: [] },
    ],
  });
  expect(mergeBoards(setNote(mine, 'brand/b', 'upstairs'), theirs)!.items[1]!.note).toBe('upstairs · theirs');
  expect(mergeBoards(mine, emptyBoard)).toEqual(mine);
  expect(mergeBoards({ ...mine, title: ' ' }, theirs)!.title).toBe('Villa');
});

test('[G2, G4] both boards in one lose no item and no note, or there is no such board', () => {
  fc.assert(
    fc.property(boardArbitrary, boardArbitrary, (one, other) => {
      const both = mergeBoards(one, other);
      for (const { id, note, requests } of [...one.items, ...other.items]) {
        const item = both?.items.find((entry) => entry.id === id);
        const isKept = item?.note.includes(note.trim()) && requests.every((kind) => item.requests.includes(kind));
        expect(both === null || isKept).toBe(true);
      }
    }),
  );
  const long = { ...board(['brand/b', '', 'x'.repeat(199)]), title: '' };
  expect(mergeBoards(long, theirs)).toBeNull();
  const full = board(...Array.from({ length: boardLimits.items }, (_, index): [string, string] => [`brand/n${index}`, '']));
  expect(mergeBoards(full, theirs)).toBeNull();
  expect(mergeBoards(full, full)).toEqual(full);
});

test('[G4] two boards are equal if title, items, rooms, notes and requests are equal', () => {
  fc.assert(fc.property(boardArbitrary, (original) => expect(areBoardsEqual(original, structuredClone(original))).toBe(true)));
  expect(areBoardsEqual(fourItems, { ...fourItems, title: ' ' })).toBe(true);
  expect(
    [
      { ...fourItems, title: 'x' },
      removeItem(fourItems, 'brand/a'),
      setNote(fourItems, 'brand/a', 'x'),
      moveItem(fourItems, 'brand/d', 'kitchen'),
      toggleRequest(fourItems, 'brand/a', 'sample'),
    ].map((other) => areBoardsEqual(fourItems, other)),
  ).toEqual([false, false, false, false, false]);
});

const catalog: Catalog = new Map([
  ['brand/agape', createCatalogItem('Agape', null, 'bgc')],
  ['collection/agape/bathtubs', createCatalogItem('Bathtubs', 'Agape', 'bgc', 'quezon-city')],
  ['picture/agape/gone', null],
]);

const rooms = [{ slug: 'bathroom', name: 'Bathroom' }];

test('[G1] an unknown item or room is named after its id', () => {
  expect(labelFromId('picture/agape/oval-bath.2')).toBe('Agape, Oval bath 2');
  expect(getItemLabel('collection/agape/bathtubs', catalog)).toBe('Agape, Bathtubs');
  expect(getItemLabel('picture/agape/gone', catalog)).toBe('Agape, Gone');
  expect(['bathroom', 'pool-house', ''].map((room) => getRoomName(room, rooms, 'Not in a room yet'))).toEqual([
    'Bathroom',
    'Pool house',
    'Not in a room yet',
  ]);
});

test('[G3, W5] a board is formatted as plain text, with its URL on a line of its own, and what is asked for of each item', () => {
  const board: Board = {
    title: 'Villa',
    items: [
      { id: 'picture/agape/gone', room: '', note: '', requests: [] },
      { id: 'brand/agape', room: 'bathroom', note: 'upstairs ', requests: ['sample', 'drawing'] },
    ],
  };
  const requests = { asked: 'Please send', sample: 'Sample', datasheet: 'Data sheet', drawing: 'Drawing' };
  const messages = { no_room: 'Not in a room yet', note: 'Note', requests };
  expect(formatBoard(board, 'https://narra.example/board?b=1x', catalog, rooms, messages)).toBe(
    'Villa\nhttps://narra.example/board?b=1x\n\nBathroom\n- Agape\n  Please send: Sample, Drawing\n  Note: upstairs\n\nNot in a room yet\n- Agape, Gone',
  );
});
