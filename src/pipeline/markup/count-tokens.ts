/** The numbers that are counted from the content and may appear in copy as tokens. */
export const countNames = ['brands', 'showrooms', 'categories', 'years', 'since'] as const;

export type CountName = (typeof countNames)[number];
export type Counts = Record<CountName, number>;

const teenWords = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const unitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', ...teenWords];
const tenWords = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Spells a whole number from 0 to 99 in English; other numbers stay in digits. */
export function numberToWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return String(count);
  if (count < 20) return unitWords[count]!;
  const rest = count % 10;
  return tenWords[Math.floor(count / 10)]! + (rest === 0 ? '' : `-${unitWords[rest]!}`);
}

/** The tokens `{brands}` (in words), `{Brands}` (in words, capitalized) and `{#brands}` (in digits). */
export const countTokenPattern = /\{(#?)([A-Za-z]+)\}/g;

/** Whether a token has a count; the case of the first letter is ignored. */
export const isCountName = (name: string): boolean =>
  (countNames as readonly string[]).includes(name.charAt(0).toLowerCase() + name.slice(1));

/** Replaces the tokens of a copy text with the counts. Unknown tokens are kept; the content check reports them. */
export function interpolateCounts(copy: string, counts: Counts): string {
  return copy.replace(countTokenPattern, (whole, digits: string, name: string) => {
    if (!isCountName(name)) return whole;
    const key = (name.charAt(0).toLowerCase() + name.slice(1)) as CountName;
    if (digits) return String(counts[key]);
    const text = numberToWords(counts[key]);
    return name === key ? text : text.charAt(0).toUpperCase() + text.slice(1);
  });
}
