/** Scrambles one half of a number in one round: any function of its arguments and a key, the same each time. A whole number of at least 14 bits. */
export type RoundFunction = (round: number, half: number) => number;

/** Without vowels no word can come about; without 0, 1, 5, B, D, I, O, S and their kin none is taken for another, written or said. */
const alphabet = '2346789HKMQRTWXY';
const roundCount = 8;
/** 20 bits make five letters, over a million inquiries; then 28 make seven. */
const blockBits = [20, 28] as const;

/** Luby and Rackoff: a Feistel network is a permutation whatever its rounds do, so that no two numbers meet. */
function permute(number: number, bits: number, mix: RoundFunction): number {
  const half = bits / 2;
  const mask = 2 ** half - 1;
  let [left, right] = [number >> half, number & mask];
  for (let round = 0; round < roundCount; round += 1) [left, right] = [right, left ^ (mix(round, right) & mask)];
  return left * 2 ** half + right;
}

/** Times x in the field of 16 elements, modulo x⁴ + x + 1. */
const multiplyByX = (value: number): number => ((value << 1) ^ (value & 8 ? 0x13 : 0)) & 0xf;

/** One wrong letter, or two that changed places, give another sum. */
const getCheckDigit = (digits: readonly number[]): number => digits.reduce((sum, digit) => multiplyByX(sum ^ digit), 0);

/**
 * The reference of the inquiry with a number, counted from 1: letters that tell neither the number nor the next one, and a
 * check letter at the end, `4K7-M2R`. The same number gives the same reference as long as `mix` stays the same.
 * @throws {RangeError} for a number below 1 or beyond 2²⁸.
 */
export function createReference(number: number, mix: RoundFunction): string {
  const before = number <= 2 ** blockBits[0] ? 0 : 2 ** blockBits[0];
  const bits = before === 0 ? blockBits[0] : blockBits[1];
  if (!Number.isInteger(number) || number < 1 || number - before > 2 ** bits) throw new RangeError(`No reference for ${number}.`);
  const scrambled = permute(number - 1 - before, bits, mix);
  const digits = Array.from({ length: bits / 4 }, (_, at) => (scrambled >> (bits - 4 - at * 4)) & 0xf);
  const text = [...digits, getCheckDigit(digits)].map((digit) => alphabet[digit]!).join('');
  return `${text.slice(0, -3)}-${text.slice(-3)}`;
}

/** A reference as it was read or heard, set as it was given: case, spaces and hyphens do not count. Undefined where its check letter is wrong. */
export function parseReference(heard: string): string | undefined {
  const text = heard.toUpperCase().replace(/[\s-]/g, '');
  const digits = Array.from(text, (letter) => alphabet.indexOf(letter));
  const isWhole = (text.length === 6 || text.length === 8) && !digits.includes(-1);
  if (!isWhole || getCheckDigit(digits.slice(0, -1)) !== digits.at(-1)) return undefined;
  return `${text.slice(0, -3)}-${text.slice(-3)}`;
}
