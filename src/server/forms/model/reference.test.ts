import { expect, test } from '@jest/globals';
import { parseReference, createReference } from './reference';

const mix = (round: number, half: number) => Math.imul(half + 1, 0x9e3779b1 + round * 0x85ebca6b) >>> 13;
const many = Array.from({ length: 5000 }, (_, at) => createReference(at + 1, mix));

test('[A3] references are short, of letters that are not mistaken, and all different', () => {
  expect(new Set(many).size).toBe(many.length);
  for (const reference of many) expect(reference).toMatch(/^[2346789HKMQRTWXY]{3}-[2346789HKMQRTWXY]{3}$/);
});

test('[A3] a reference tells nothing of the next one', () => {
  const firstLetters = new Set(many.slice(0, 100).map((reference) => reference.slice(0, 2)));
  expect(firstLetters.size).toBeGreaterThan(50);
});

test('[A3] after a million inquiries references grow by two letters', () => {
  expect(createReference(2 ** 20, mix)).toMatch(/^.{3}-.{3}$/);
  expect(createReference(2 ** 20 + 1, mix)).toMatch(/^.{5}-.{3}$/);
  expect(createReference(2 ** 20 + 2 ** 28, mix)).toMatch(/^.{5}-.{3}$/);
  for (const number of [0, -1, 1.5, 2 ** 20 + 2 ** 28 + 1]) expect(() => createReference(number, mix)).toThrow(RangeError);
});

test('[A3] a reference is understood as it is said, and one slip is noticed', () => {
  const [reference] = many;
  expect(parseReference(` ${reference!.toLowerCase().replace('-', ' ')} `)).toBe(reference);
  for (const given of many.slice(0, 200)) {
    const text = given.replace('-', '');
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === 'K' ? 'M' : 'K';
      expect(parseReference(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
      const swapped = text.slice(0, at) + (text[at + 1] ?? '') + text[at]! + text.slice(at + 2);
      expect(parseReference(swapped)).toBe(swapped === text ? given : undefined);
    }
  }
  expect(parseReference('')).toBeUndefined();
  expect(parseReference('ABC-DEF')).toBeUndefined();
});
