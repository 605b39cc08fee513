import { capitalize, numberToWords } from '../../domain/number-words';

/** The numbers that are counted from the content and may appear in copy as tokens. */
export const countNames = ['brands', 'showrooms', 'categories', 'years', 'since'] as const;

export type CountName = (typeof countNames)[number];
export type Counts = Record<CountName, number>;

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
    return name === key ? text : capitalize(text);
  });
}
