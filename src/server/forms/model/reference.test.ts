import { expect, test } from '@jest/globals';
import { createReference, getClockNumber, parseReference } from './reference';

const mix = (round: number, half: number) => Math.imul(half + 1, 0x9e3779b1 + round * 0x85ebca6b) >>> 13;
const many = Array.from({ length: 5000 }, (_, index) => createReference(2 ** 20 + index + 1, mix));

test('[A3] references are short, unique, and have no characters that are easily confused', () => {
  expect(new Set(many).size).toBe(many.length);
  for (const reference of many) expect(reference).toMatch(/^[2346789HKMQRTWXY]{5}-[2346789HKMQRTWXY]{3}$/);
});

test('[A3] a reference does not reveal the next one', () => {
  const firstLetters = new Set(many.slice(0, 100).map((reference) => reference.slice(0, 2)));
  expect(firstLetters.size).toBeGreaterThan(50);
});

test('[A3] a number that has no reference is refused', () => {
  expect(createReference(2 ** 20 + 2 ** 28, mix)).toMatch(/^.{5}-.{3}$/);
  for (const number of [0, 2 ** 20, 2 ** 20 + 1.5, 2 ** 20 + 2 ** 28 + 1]) expect(() => createReference(number, mix)).toThrow(RangeError);
});

test('[A3] a reference is parsed as spoken, and a single mistake is detected', () => {
  const [reference] = many;
  expect(parseReference(` ${reference!.toLowerCase().replace('-', ' ')} `)).toBe(reference);
  for (const given of many.slice(0, 200)) {
    const text = given.replace('-', '');
    for (let index = 0; index < text.length; index += 1) {
      const other = text[index] === 'K' ? 'M' : 'K';
      expect(parseReference(text.slice(0, index) + other + text.slice(index + 1))).toBeUndefined();
      const swapped = text.slice(0, index) + (text[index + 1] ?? '') + text[index]! + text.slice(index + 2);
      expect(parseReference(swapped)).toBe(swapped === text ? given : undefined);
    }
  }
  expect(parseReference('')).toBeUndefined();
  expect(parseReference('ABCDE-FGH')).toBeUndefined();
});

test('[A15] the clock moves the numbers on every four seconds, whatever it says, and leaves numbers for later', () => {
  const at = (time: string) => getClockNumber(new Date(time));
  expect(at('2026-11-28T00:00:04Z') - at('2026-11-28T00:00:00Z')).toBe(1);

  expect([at('1970-01-01T00:00:00Z'), at('2025-12-31T23:59:59Z')]).toEqual([2 ** 20 + 1, 2 ** 20 + 1]);
  for (const time of ['2057-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])
    expect(createReference(at(time) + 2 ** 23, mix)).toMatch(/^.{5}-.{3}$/);
});
