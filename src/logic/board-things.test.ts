import { expect, test } from '@jest/globals';
import type { Board } from './board';
import { carriersOf, type Thing, type Things, thingsPath } from './board-things';
import { boardText, lineOf, nameFromThing, roomName } from './board-words';

const thing = (name: string, of: string | null, ...showrooms: string[]): Thing => ({
  name,
  of,
  path: '/',
  picture: { srcSet: '', width: 3, height: 2, alt: '', focus: null, color: null },
  showrooms,
});
const things: Things = new Map([
  ['brand/agape', thing('Agape', null, 'bgc')],
  ['collection/agape/bathtubs', thing('Bathtubs', 'Agape', 'bgc', 'quezon-city')],
  ['picture/agape/gone', null],
]);
const rooms = [{ slug: 'bathroom', name: 'Bathroom' }];

test('[G1] what a board shows of a thing stands in a file of its brand, or of its article', () => {
  expect(['brand/agape', 'picture/agape/oval-bath', 'article/7'].map(thingsPath)).toEqual([
    '/board/brands/agape.json',
    '/board/brands/agape.json',
    '/board/articles/7.json',
  ]);
});

test('[G3] the showroom that carries most of a board comes first, and one that carries nothing of it not at all', () => {
  const all = [...things.values(), undefined];
  expect(carriersOf(all, ['quezon-city', 'bgc', 'cebu'])).toEqual([
    { showroom: 'bgc', count: 2 },
    { showroom: 'quezon-city', count: 1 },
  ]);
  expect(carriersOf([things.get('collection/agape/bathtubs')], ['quezon-city', 'bgc']).map(({ showroom }) => showroom)).toEqual([
    'quezon-city',
    'bgc',
  ]);
  expect(carriersOf([], ['bgc'])).toEqual([]);
});

test('[G1] what is not known any more is named by its own words', () => {
  expect(nameFromThing('picture/agape/oval-bath.2')).toBe('Agape, Oval bath 2');
  expect(lineOf('collection/agape/bathtubs', things)).toBe('Agape, Bathtubs');
  expect(lineOf('picture/agape/gone', things)).toBe('Agape, Gone');
  expect(['bathroom', 'pool-house', ''].map((room) => roomName(room, rooms, 'Not in a room yet'))).toEqual([
    'Bathroom',
    'Pool house',
    'Not in a room yet',
  ]);
});

test('[G3] a board is readable as plain text, with its address on a line of its own', () => {
  const board: Board = {
    title: 'Villa',
    items: [
      { thing: 'picture/agape/gone', room: '', note: '' },
      { thing: 'brand/agape', room: 'bathroom', note: 'upstairs ' },
    ],
  };
  const words = { no_room: 'Not in a room yet', note: 'Note' };
  expect(boardText(board, 'https://narra.example/board?b=1x', things, rooms, words)).toBe(
    'Villa\nhttps://narra.example/board?b=1x\n\nBathroom\n- Agape\n  Note: upstairs\n\nNot in a room yet\n- Agape, Gone',
  );
});
