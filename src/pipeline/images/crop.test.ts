import { expect, test } from '@jest/globals';
import { fc } from '../../domain/fast-check.fixture';
import { getCoverCrop, getLargestCrop } from './crop';

test('[R1] a wide picture is cropped at its sides around its focus, a tall one at its top and bottom', () => {
  const box = { width: 600, height: 600 };
  expect(getCoverCrop({ width: 2400, height: 1200 }, box, '100% 50%')).toEqual({
    scaled: { width: 1200, height: 600 },
    visible: { ...box, left: 600, top: 0 },
  });
  expect(getCoverCrop({ width: 300, height: 600 }, box).visible).toEqual({ ...box, left: 0, top: 300 });
});

test('[R1] the crop is within the picture for any focus', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const size = fc.record({ width: side, height: side });
  const share = fc.integer({ min: 0, max: 999 });
  fc.assert(
    fc.property(size, size, share, share, (picture, box, x, y) => {
      const { scaled: whole, visible: seen } = getCoverCrop(picture, box, `${x}% ${y}%`);
      expect(Math.min(seen.left, seen.top)).toBeGreaterThanOrEqual(0);
      expect(seen.left + seen.width).toBeLessThanOrEqual(whole.width);
      expect(seen.top + seen.height).toBeLessThanOrEqual(whole.height);
    }),
  );
});

test('[R1] the crop to an aspect ratio is the largest possible one, and the whole picture if the ratios are equal', () => {
  expect(getLargestCrop({ width: 2400, height: 1350 }, 0.62, '64% 60%')).toEqual({ width: 837, height: 1350, left: 1000, top: 0 });
  expect(getLargestCrop({ width: 1600, height: 2000 }, 1, '0% 100%')).toEqual({ width: 1600, height: 1600, left: 0, top: 400 });
  expect(getLargestCrop({ width: 800, height: 1000 }, 0.8)).toEqual({ width: 800, height: 1000, left: 0, top: 0 });
  expect(getLargestCrop({ width: 1, height: 4000 }, 3)).toEqual({ width: 1, height: 1, left: 0, top: 2000 });
});

test('[C1] a taller box shows the same area of a crop as of the whole picture, around the same focus', () => {
  const share = fc.integer({ min: 0, max: 100 });
  const height = fc.integer({ min: 300, max: 3000 });
  const shape = fc.double({ min: 0.3, max: 1.2, noNaN: true });
  const slimmer = fc.double({ min: 0.3, max: 1, noNaN: true });
  fc.assert(
    fc.property(height, shape, slimmer, share, share, (tall, broad, less, x, y) => {
      const picture = { width: Math.round(tall * 1.5), height: tall };
      const focus = `${x}% ${y}%`;
      const part = getLargestCrop(picture, broad, focus);
      const ofWhole = getLargestCrop(picture, broad * less, focus);
      const ofPart = getLargestCrop(part, broad * less, focus);
      expect(Math.abs(part.left + ofPart.left - ofWhole.left)).toBeLessThanOrEqual(1.5);
      // Half a pixel that the part's width was rounded by counts for more in its height, the slimmer it is.
      expect(Math.abs(part.top + ofPart.top - ofWhole.top)).toBeLessThanOrEqual(1 + 0.5 / broad);
      expect(Math.abs(ofPart.width - ofWhole.width)).toBeLessThanOrEqual(1);
    }),
  );
});
