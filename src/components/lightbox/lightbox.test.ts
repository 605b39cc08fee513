import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { findWidestCandidate, getFigureId, getNextPicture, indexFromHash } from './plates';

const count = fc.integer({ min: 1, max: 40 });
const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('[R9] the hash of a figure names its picture in its own gallery only', () => {
  fc.assert(
    fc.property(count, fc.integer({ min: 1, max: 200 }), (pictureCount, number) => {
      const index = indexFromHash(`#${getFigureId(number)}`, pictureCount);
      expect(index).toBe(number <= pictureCount ? number - 1 : null);
    }),
  );
});

test.each(['', '#', '#plate-', '#plate-0', '#plate-02', '#plate-2 ', '#plate-2.0', '#plate--2', '#plate-1e0', '#Plate-2', '#plate-99999'])(
  '[R9] "%s" names no picture',
  (hash) => {
    expect(indexFromHash(hash, 4)).toBeNull();
  },
);

test('[R9] arrows move by one and stop at the ends, Home and End move to them, and other keys and keys with a modifier are ignored', () => {
  const next = (key: string) => [0, 1, 3].map((index) => getNextPicture({ key, ...noModifiers }, index, 4));
  expect(next('ArrowRight')).toEqual([1, 2, 3]);
  expect(next('ArrowLeft')).toEqual([0, 0, 2]);
  expect(next('Home')).toEqual([0, 0, 0]);
  expect(next('End')).toEqual([3, 3, 3]);
  expect(getNextPicture({ key: 'ArrowDown', ...noModifiers }, 0, 4)).toBeNull();
  for (const modifier of Object.keys(noModifiers))
    expect(getNextPicture({ key: 'ArrowRight', ...noModifiers, [modifier]: true }, 0, 4)).toBeNull();
});

test('[R9] the widest candidate is found at any position', () => {
  expect(findWidestCandidate('/a.webp 320w,\n/b.webp 1600w, /c.webp 780w')).toEqual({ url: '/b.webp', width: 1600 });
  expect(findWidestCandidate('/a.webp')).toBeNull();
  expect(findWidestCandidate('')).toBeNull();
});
