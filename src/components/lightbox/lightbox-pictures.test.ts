import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { getNextPicture, indexFromHash, getFigureId, findWidestCandidate } from './lightbox-pictures';

const count = fc.integer({ min: 1, max: 40 });
const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('[R9] the hash of each plate names its picture, and that of no other gallery', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), count, fc.integer({ min: 1, max: 200 }), (first, many, number) => {
      const at = indexFromHash(`#${getFigureId(number)}`, first, many);
      expect(at).toBe(number >= first && number < first + many ? number - first : null);
    }),
  );
});

test.each(['', '#', '#plate-', '#plate-0', '#plate-02', '#plate-2 ', '#plate-2.0', '#plate--2', '#plate-1e0', '#Plate-2', '#plate-99999'])(
  '[R9] "%s" names no picture',
  (hash) => {
    expect(indexFromHash(hash, 1, 4)).toBeNull();
  },
);

test('[R9] any hash names a picture that is there, or none', () => {
  fc.assert(
    fc.property(fc.string(), count, (text, many) => {
      const at = indexFromHash(`#${text}`, 2, many);
      expect(at === null || (Number.isInteger(at) && at >= 0 && at < many)).toBe(true);
    }),
  );
});

test('[R9] arrows go one on and stop at the ends, Home and End go there', () => {
  const after = (key: string) => [0, 1, 3].map((at) => getNextPicture({ key, ...bare }, at, 4));
  expect(after('ArrowRight')).toEqual([1, 2, 3]);
  expect(after('ArrowLeft')).toEqual([0, 0, 2]);
  expect(after('Home')).toEqual([0, 0, 0]);
  expect(after('End')).toEqual([3, 3, 3]);
});

test('[R9] other keys, and keys with a modifier, are left alone', () => {
  expect(getNextPicture({ key: 'ArrowDown', ...bare }, 0, 4)).toBeNull();
  for (const held of Object.keys(bare)) expect(getNextPicture({ key: 'ArrowRight', ...bare, [held]: true }, 0, 4)).toBeNull();
});

test('[R9] no key leaves the gallery', () => {
  fc.assert(
    fc.property(fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End'), count, fc.nat(), (key, many, seed) => {
      const after = getNextPicture({ key, ...bare }, seed % many, many)!;
      expect(after >= 0 && after < many).toBe(true);
    }),
  );
});

test('[R9] the widest file is found wherever it stands', () => {
  expect(findWidestCandidate('/a.webp 320w,\n/b.webp 1600w, /c.webp 780w')).toEqual({ url: '/b.webp', width: 1600 });
  expect(findWidestCandidate('/a.webp')).toBeNull();
  expect(findWidestCandidate('')).toBeNull();
});
