import { statSync } from 'node:fs';
import { date, moment } from '../../schema/kinds';
import { instead } from '../check/near';
import { pictureBytes } from '../check/picture-bytes';

/** An answer as the content writes it, or what is wrong with it. */
export type Read = { value: string } | { problem: string };

/** Any words. */
export const words = (answer: string): Read => ({ value: answer });

const day = date('');
const time = moment('');

const withIsoDay = (answer: string) =>
  answer.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})/,
    (_, m: string, d: string, year: string) => `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  );

/** A day, `01/31/2027` or `2027-01-31`. */
export function dayIn(answer: string): Read {
  const value = withIsoDay(answer);
  return day.safeParse(value).success ? { value } : { problem: 'It should be a day such as 01/31/2027: month, day, year.' };
}

/** A moment in Manila, `01/31/2027 9:30 AM`. */
export function momentIn(answer: string): Read {
  const value = withIsoDay(answer).replace(/\s+/g, ' ').toUpperCase();
  return time.safeParse(value).success ? { value } : { problem: 'It should be a day and time such as 01/31/2027 9:30 AM.' };
}

/** One of some names; `all` begins the list of them: "The kinds are". */
export const oneOf =
  (names: readonly string[], all: string) =>
  (answer: string): Read =>
    names.includes(answer) ? { value: answer } : { problem: instead(answer, names, all) || 'There is none of that name.' };

/** Words as they stand in an address: `What’s new` is `whats-new`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A title of which an address can be made. */
export const titleIn = (answer: string): Read =>
  slugOf(answer) === '' ? { problem: 'It needs a letter from a to z, or a digit, for its address.' } : { value: answer };

/** A file of this machine that is a picture of one of some kinds. */
export const pictureIn =
  (kinds: readonly string[]) =>
  (answer: string): Read => {
    if (!statSync(answer, { throwIfNoEntry: false })?.isFile()) return { problem: 'There is no such file.' };
    return kinds.includes(pictureBytes(answer))
      ? { value: answer }
      : { problem: `It is no ${kinds.join(' or ')}. Export it again as one.` };
  };
