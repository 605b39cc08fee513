// Apart from `text.ts`, which the reader's script has: what it does not need would weigh in it (X9).

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

/** A text with a capital first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
