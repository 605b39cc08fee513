/** What can be counted from the content, and stands in copy as a token. */
export const countNames = ['brands', 'showrooms', 'categories', 'years', 'since'] as const;

export type CountName = (typeof countNames)[number];
export type Counts = Record<CountName, number>;

const unitWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tenWords = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number from 0 to 99 in English words; larger ones stay digits, as running text sets them. */
export function numberToWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return String(count);
  if (count < 20) return unitWords[count]!;
  const rest = count % 10;
  return tenWords[Math.floor(count / 10)]! + (rest === 0 ? '' : `-${unitWords[rest]!}`);
}

/** `{brands}`, `{Brands}` or `{#brands}`: in words, in words with a capital, in digits. */
export const countTokenPattern = /\{(#?)([A-Za-z]+)\}/g;

/** Whether a token's name can be counted, whatever its first letter's case. */
export const isCountName = (name: string): boolean =>
  (countNames as readonly string[]).includes(name.charAt(0).toLowerCase() + name.slice(1));

/**
 * Puts the counted numbers in place of the tokens of a text. A name that cannot be counted stays as it is: the content
 * check refuses it before.
 */
export function interpolateCounts(text: string, counts: Counts): string {
  return text.replace(countTokenPattern, (whole, digits: string, name: string) => {
    if (!isCountName(name)) return whole;
    const key = (name.charAt(0).toLowerCase() + name.slice(1)) as CountName;
    if (digits) return String(counts[key]);
    const spelt = numberToWords(counts[key]);
    return name === key ? spelt : spelt.charAt(0).toUpperCase() + spelt.slice(1);
  });
}
