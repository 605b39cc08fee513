import { expect, test } from '@jest/globals';
import { countFigures } from './picture';
import { getShapes, getSizesAttribute } from './sizes-attribute';

test('[X5] a picture wider than its box is requested wider than the box, a taller one at the width of the box', () => {
  expect(getSizesAttribute('(max-width: 800px) 100vw / 1.25, 400px / 0.75', 1.5)).toBe('(max-width: 800px) 120vw, 800px');
  expect(getSizesAttribute('(max-width: 800px) 67vw / 0.86, 29vw / 0.86', 0.8)).toBe('(max-width: 800px) 67vw, 29vw');
});

test('[X5] a box with a height takes the larger of both sides', () => {
  expect(getSizesAttribute('(max-width: 800px) 100vw by 78vh, 36vw by max(88vh, 600px)', 1.5)).toBe(
    '(max-width: 800px) max(100vw, 78vh * 1.5), max(36vw, max(88vh, 600px) * 1.5)',
  );
});

test('[X5] a box without a shape has the shape of its picture, and a computed width is multiplied as a whole', () => {
  expect(getSizesAttribute('min(67vw, 340px), 50vw', 1.5)).toBe('min(67vw, 340px), 50vw');
  expect(getSizesAttribute('min(67vw, 340px) / 1', 1.5)).toBe('calc(min(67vw, 340px) * 1.5)');
});

test('[X5] a box has the shapes of its sizes by the width of the screen', () => {
  expect(getShapes('(max-width: 560px) 100vw / 0.9, (max-width: 800px) 100vw / 1.3, 100vw by 630px')).toEqual({
    '--shape-phone': '0.9',
    '--shape-tablet': '1.3',
  });
  expect(getShapes('(max-width: 800px) 104px / 1, (max-width: 1100px) 30vw / 2, 176px / 1.5')).toEqual({
    '--shape-tablet': '1',
    '--shape': '1.5',
  });
});

test('figures are the pictures with a caption, at any depth', () => {
  const picture = { alt: 'A basin', caption: 'Basin', file: {} };
  expect(countFigures({ picture, decades: [{ picture }, { picture: null }, { picture: { ...picture, caption: null } }] })).toBe(2);
  expect(countFigures(null)).toBe(0);
});
