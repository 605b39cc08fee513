/** The round function of the Feistel network: deterministic for a key, and returns an integer of at least 14 bits. */
export type RoundFunction = (round: number, half: number) => number;

/** No vowels, so that no words are formed; no 0, 1, 5, B, D, I, O, S, so that characters are not confused when read or spoken. */
const alphabet = '2346789HKMQRTWXY';
const roundCount = 8;
/** Numbers begin above this one, and have 28 bits, which give seven letters. */
const offset = 2 ** 20;
const bits = 28;

/** The clock moves the numbers on by one in so many milliseconds, from 2026 until 2058: no site has more inquiries for long. */
const tickMs = 4000;
const firstTick = Date.UTC(2026, 0);
/** What the numbers of a clock that is decades ahead leave to the inquiries after it. */
const reserve = 2 ** 24;

/**
 * The least number of an inquiry that comes at a moment. It moves on without the database, so that no restored, copied or recovered one gives
 * the reference of an inquiry that it does not know.
 */
export function getClockNumber(now: Date): number {
  const tick = Math.floor((now.getTime() - firstTick) / tickMs);
  return offset + Math.min(Math.max(tick, 1), 2 ** bits - reserve);
}

/** A Feistel network is a permutation whatever its round function does (Luby, Rackoff), so references are unique. */
function permute(number: number, mix: RoundFunction): number {
  const half = bits / 2;
  const mask = 2 ** half - 1;
  let [left, right] = [number >> half, number & mask];
  for (let round = 0; round < roundCount; round += 1) [left, right] = [right, left ^ (mix(round, right) & mask)];
  return left * 2 ** half + right;
}

/** Multiplies by x in GF(16) modulo x⁴ + x + 1. */
const multiplyByX = (value: number): number => ((value << 1) ^ (value & 8 ? 0x13 : 0)) & 0xf;

/** The check digit changes with one wrong letter, and with two neighboring letters swapped. */
const getCheckDigit = (digits: readonly number[]): number => digits.reduce((sum, digit) => multiplyByX(sum ^ digit), 0);

/**
 * Creates the reference of an inquiry from its number, such as `4K7M2-R9X`. The last letter is a check letter. The
 * others reveal neither the number nor the next reference. `mix` must stay the same, or references repeat.
 * @throws {RangeError} when the number is not above 2²⁰, or is above 2²⁰ + 2²⁸.
 */
export function createReference(number: number, mix: RoundFunction): string {
  if (!Number.isInteger(number) || number <= offset || number > offset + 2 ** bits) throw new RangeError(`No reference for ${number}.`);
  const scrambled = permute(number - 1 - offset, mix);
  const digits = Array.from({ length: bits / 4 }, (_, index) => (scrambled >> (bits - 4 - index * 4)) & 0xf);
  const text = [...digits, getCheckDigit(digits)].map((digit) => alphabet[digit]!).join('');
  return `${text.slice(0, -3)}-${text.slice(-3)}`;
}

/** Parses a reference, ignoring case, spaces and hyphens, and returns its canonical form; undefined if the check letter is wrong. */
export function parseReference(input: string): string | undefined {
  const text = input.toUpperCase().replace(/[\s-]/g, '');
  const digits = Array.from(text, (letter) => alphabet.indexOf(letter));
  const isWellFormed = text.length === 8 && !digits.includes(-1);
  if (!isWellFormed || getCheckDigit(digits.slice(0, -1)) !== digits.at(-1)) return undefined;
  return `${text.slice(0, -3)}-${text.slice(-3)}`;
}
