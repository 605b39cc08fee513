import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cropRound } from './crop';

test('[R1] a wide picture loses its sides round its focus, a tall one its top and foot', () => {
  const box = { width: 600, height: 600 };
  expect(cropRound({ width: 2400, height: 1200 }, box, '100% 50%')).toEqual({
    whole: { width: 1200, height: 600 },
    seen: { ...box, left: 600, top: 0 },
  });
  expect(cropRound({ width: 300, height: 600 }, box).seen).toEqual({ ...box, left: 0, top: 300 });
});

test('[R1] what is seen lies within the picture, wherever its focus is', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const size = fc.record({ width: side, height: side });
  const share = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(size, size, share, share, (picture, box, x, y) => {
      const { whole, seen } = cropRound(picture, box, `${x}% ${y}%`);
      expect(Math.min(seen.left, seen.top)).toBeGreaterThanOrEqual(0);
      expect(seen.left + seen.width).toBeLessThanOrEqual(whole.width);
      expect(seen.top + seen.height).toBeLessThanOrEqual(whole.height);
    }),
  );
});
