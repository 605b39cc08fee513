import { describe, expect, test } from '@jest/globals';
import {
  type Board,
  boardFrom,
  emptyBoard,
  fitting,
  fittingItems,
  has,
  isFull,
  isThing,
  keptFrom,
  most,
  titled,
  withoutThing,
  withThing,
} from './board';
import { anyBoard, rooms } from './board.fixture';
import { groupsOf, isSame, merged, movedBy, movedTo, withNote } from './board-order';
import { fc } from './cases.fixture';

const board = (...items: [string, string, string?][]): Board => ({
  title: '',
  items: items.map(([thing, room, note = '']) => ({ thing, room, note })),
});
const names = ({ items }: Board) => items.map(({ thing, room }) => `${thing.split('/')[1]} ${room}`.trim());
const four = board(['brand/a', 'bathroom'], ['brand/b', 'kitchen'], ['brand/c', 'bathroom'], ['brand/d', '']);

describe('[G1] what may stand on a board', () => {
  test.each(['brand/agape', 'collection/agape/bathtubs', 'picture/agape/oval-bath_2.a', 'article/7'])('%s', (thing) =>
    expect(isThing(thing)).toBe(true),
  );
  test.each([
    '',
    'brand/',
    'brand/Agape',
    'brand/agape/x',
    'collection/agape',
    'article/0',
    'article/1e3',
    'brand/../x',
    '__proto__',
    'picture/a/<b>',
    'brand/a\n',
  ])('not %j', (thing) => expect(isThing(thing)).toBe(false));
});

describe('[G1] a board', () => {
  test('takes a thing at its end, once, and gives it back', () => {
    const one = withThing(withThing(emptyBoard, 'brand/a', 'bathroom'), 'article/1');
    expect(names(one)).toEqual(['a bathroom', '1']);
    expect(withThing(one, 'brand/a')).toEqual(one);
    expect(has(one, 'article/1')).toBe(true);
    expect(names(withoutThing(one, 'brand/a'))).toEqual(['1']);
  });

  test('holds sixty things and no more', () => {
    const full = Array.from({ length: 70 }, (_, at) => `article/${at + 1}`).reduce((before, thing) => withThing(before, thing), emptyBoard);
    expect(full.items).toHaveLength(most.things);
    expect([isFull(full), isFull(withoutThing(full, 'article/1'))]).toEqual([true, false]);
  });

  test('leaves out what is named wrongly, and a room that is none', () => {
    expect(fittingItems(board(['brand/<b>', ''], ['brand/a', '../x'], ['brand/a', 'kitchen']).items)).toEqual([
      { thing: 'brand/a', room: '', note: '' },
    ]);
  });
});

describe('[G2] notes and titles', () => {
  test('stand on one line, without marks that disguise, and no longer than they may be', () => {
    expect(fitting('  by the\n window\u202e \u0000here ', 200)).toBe('by the window here ');
    expect(withNote(four, 'brand/b', 'x'.repeat(300)).items[1]!.note).toHaveLength(most.note);
    expect(titled(four, 'y'.repeat(99)).title).toHaveLength(most.title);
    expect(fitting('ab😀', 3)).toBe('ab');
  });

  test('are changed once at most, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, longest) => {
        const once = fitting(text, longest);
        expect(fitting(once, longest)).toBe(once);
        expect(once).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
      }),
    );
  });
});

describe('[G2] rearranging', () => {
  test.each<[string, number, string]>([
    ['brand/a', 1, 'c bathroom, a bathroom'],
    ['brand/a', 9, 'c bathroom, a bathroom'],
    ['brand/c', -1, 'c bathroom, a bathroom'],
    ['brand/a', -1, 'a bathroom, c bathroom'],
    ['brand/x', 1, 'a bathroom, c bathroom'],
  ])('%s by %i within its room', (thing, step, expected) => {
    const moved = names(movedBy(four, thing, step)).filter((name) => name.endsWith('bathroom'));
    expect(moved.join(', ')).toBe(expected);
  });

  test('to another room: before a thing there, at its end, or as its first', () => {
    expect(names(movedTo(four, 'brand/d', 'bathroom', 'brand/c'))).toEqual(['a bathroom', 'b kitchen', 'd bathroom', 'c bathroom']);
    expect(names(movedTo(four, 'brand/b', 'bathroom'))).toEqual(['a bathroom', 'c bathroom', 'b bathroom', 'd']);
    expect(names(movedTo(four, 'brand/a', 'outdoor'))).toEqual(['b kitchen', 'c bathroom', 'd', 'a outdoor']);
    expect(movedTo(four, 'brand/a', 'no such room')).toBe(four);
    expect(movedTo(four, 'brand/a', 'bathroom', 'brand/a')).toBe(four);
  });

  test('never loses, doubles or changes a thing', () => {
    const move = fc.tuple(fc.nat(59), fc.constantFrom(...rooms), fc.nat(59), fc.integer({ min: -3, max: 3 }));
    fc.assert(
      fc.property(anyBoard, fc.array(move, { maxLength: 20 }), (before, moves) => {
        const at = (index: number) => before.items[index % Math.max(before.items.length, 1)]?.thing ?? 'brand/none';
        const after = moves.reduce(
          (now, [one, room, other, step]) => movedBy(movedTo(now, at(one), room, at(other)), at(other), step),
          before,
        );
        const sorted = ({ items }: Board) => items.map(({ thing, note }) => `${thing} ${note}`).sort();
        expect(sorted(after)).toEqual(sorted(before));
      }),
    );
  });
});

test('[G2] a board is told by rooms: those of the content in their order, one that there is no more, and last none', () => {
  const groups = groupsOf(board(['brand/a', ''], ['brand/b', 'attic'], ['brand/c', 'kitchen'], ['brand/d', 'attic']), [
    'bathroom',
    'kitchen',
  ]);
  expect(groups.map(({ room, items }) => [room, items.map(({ thing }) => thing)])).toEqual([
    ['kitchen', ['brand/c']],
    ['attic', ['brand/b', 'brand/d']],
    ['', ['brand/a']],
  ]);
});

describe('[G4] two boards', () => {
  test('become one: one’s own first, with one’s own notes', () => {
    const own = board(['brand/a', 'kitchen', 'mine'], ['brand/b', '']);
    const other = { ...board(['brand/b', 'bathroom', 'theirs'], ['brand/a', '', 'theirs'], ['brand/c', '']), title: 'Villa' };
    expect(merged(own, other)).toEqual({
      ...board(['brand/a', 'kitchen', 'mine'], ['brand/b', '', 'theirs'], ['brand/c', '']),
      title: 'Villa',
    });
  });

  test('are the same where they say the same', () => {
    fc.assert(fc.property(anyBoard, (one) => expect(isSame(one, structuredClone(one))).toBe(true)));
    expect(isSame(four, { ...four, title: ' ' })).toBe(true);
    expect(
      [{ ...four, title: 'x' }, withoutThing(four, 'brand/a'), withNote(four, 'brand/a', 'x'), movedTo(four, 'brand/d', 'kitchen')].map(
        (other) => isSame(four, other),
      ),
    ).toEqual([false, false, false, false]);
  });
});

describe('[G4] the board that a browser kept', () => {
  test('comes back as it was', () => {
    fc.assert(fc.property(anyBoard, (one) => expect(boardFrom(keptFrom(one))).toEqual(one)));
  });

  test.each([null, '', '{', 'null', '[]', '7', '{"items":7}', '{"items":[null,7,{}]}'])('%j is none', (kept) =>
    expect(boardFrom(kept)).toEqual(emptyBoard),
  );
});
