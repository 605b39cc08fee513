import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { findWidestCandidate, getFigureId, getNextPicture, indexFromHash } from './lightbox-pictures';
import { applyResistance, getSwipeAxis, getSwipeResult } from './swipe';

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

test('[R9] any hash names an existing picture or none', () => {
  fc.assert(
    fc.property(fc.string(), count, (text, pictureCount) => {
      const index = indexFromHash(`#${text}`, pictureCount);
      expect(index === null || (Number.isInteger(index) && index >= 0 && index < pictureCount)).toBe(true);
    }),
  );
});

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

test('[R9] no key moves past the gallery', () => {
  fc.assert(
    fc.property(fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End'), count, fc.nat(), (key, pictureCount, seed) => {
      const next = getNextPicture({ key, ...noModifiers }, seed % pictureCount, pictureCount)!;
      expect(next >= 0 && next < pictureCount).toBe(true);
    }),
  );
});

test('[R9] the widest candidate is found at any position', () => {
  expect(findWidestCandidate('/a.webp 320w,\n/b.webp 1600w, /c.webp 780w')).toEqual({ url: '/b.webp', width: 1600 });
  expect(findWidestCandidate('/a.webp')).toBeNull();
  expect(findWidestCandidate('')).toBeNull();
});

const phone = { x: 390, y: 844 };
const noVelocity = { x: 0, y: 0 };
const px = fc.double({ min: -900, max: 900, noNaN: true });
const speed = fc.double({ min: -5, max: 5, noNaN: true });

test('[R9] the axis of a drag is decided after a few px: across, down, or none', () => {
  expect(getSwipeAxis({ x: 5, y: 5 })).toBeNull();
  expect(getSwipeAxis({ x: -9, y: 3 })).toBe('across');
  expect(getSwipeAxis({ x: 3, y: 9 })).toBe('down');
  expect(getSwipeAxis({ x: 3, y: -9 })).toBe('nowhere');
});

test('[R9] a drag over a quarter of the screen counts, and so does a flick; one that turns back at its end does nothing', () => {
  expect(getSwipeResult('across', { x: -98, y: 0 }, noVelocity, phone)).toBe('next');
  expect(getSwipeResult('across', { x: 98, y: 0 }, noVelocity, phone)).toBe('previous');
  expect(getSwipeResult('across', { x: -97, y: 0 }, noVelocity, phone)).toBe('stay');
  expect(getSwipeResult('across', { x: -30, y: 0 }, { x: -0.4, y: 0 }, phone)).toBe('next');
  expect(getSwipeResult('down', { x: 0, y: 211 }, noVelocity, phone)).toBe('close');
  expect(getSwipeResult('down', { x: 0, y: 40 }, { x: 0, y: 0.4 }, phone)).toBe('close');
  expect(getSwipeResult('down', { x: 0, y: 40 }, noVelocity, phone)).toBe('stay');
  expect(getSwipeResult('across', { x: -200, y: 0 }, { x: 0.1, y: 0 }, phone)).toBe('stay');
  expect(getSwipeResult('down', { x: 0, y: 400 }, { x: 0, y: -0.1 }, phone)).toBe('stay');
});

test('[R9] a horizontal drag never closes, a vertical one never changes the picture, and dragging up does nothing', () => {
  fc.assert(
    fc.property(px, px, speed, speed, (x, y, vx, vy) => {
      const [offset, velocity] = [
        { x, y },
        { x: vx, y: vy },
      ];
      expect(['stay', x < 0 ? 'next' : 'previous']).toContain(getSwipeResult('across', offset, velocity, phone));
      expect(['stay', y > 0 ? 'close' : 'stay']).toContain(getSwipeResult('down', offset, velocity, phone));
    }),
  );
});

test('[R9] left and right are symmetric', () => {
  const mirrored = { stay: 'stay', next: 'previous', previous: 'next', close: 'close' } as const;
  fc.assert(
    fc.property(px, speed, (x, vx) => {
      const result = getSwipeResult('across', { x, y: 0 }, { x: vx, y: 0 }, phone);
      expect(getSwipeResult('across', { x: -x, y: 0 }, { x: -vx, y: 0 }, phone)).toBe(mirrored[result]);
    }),
  );
});

test('[R9] the picture follows the finger, by a third past the first and last', () => {
  const between = { isFirst: false, isLast: false };
  expect(applyResistance('across', { x: -90, y: 20 }, between)).toEqual({ x: -90, y: 0 });
  expect(applyResistance('across', { x: -90, y: 20 }, { isFirst: true, isLast: false })).toEqual({ x: -90, y: 0 });
  expect(applyResistance('across', { x: 90, y: 20 }, { isFirst: true, isLast: false })).toEqual({ x: 30, y: 0 });
  expect(applyResistance('across', { x: -90, y: 20 }, { isFirst: false, isLast: true })).toEqual({ x: -30, y: 0 });
  expect(applyResistance('down', { x: 20, y: 90 }, between)).toEqual({ x: 0, y: 90 });
  expect(applyResistance('down', { x: 20, y: -90 }, between)).toEqual({ x: 0, y: 0 });
});
