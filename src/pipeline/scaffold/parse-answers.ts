import { readFileSync, statSync } from 'node:fs';
import type { z } from 'zod';
import { date, dateTime } from '../../schema/field-types';
import { formatSuggestion } from '../check/wording';
import { parsePicture } from '../check/read/pictures';

/** An answer as a value of the content, or what is wrong with it. */
export type ParsedAnswer = { value: string } | { problem: string };

/** Any text. */
export const parseText = (answer: string): ParsedAnswer => ({ value: answer });

const daySchema = date('');
const momentSchema = dateTime('');

const normalizeDay = (answer: string) =>
  answer.replace(
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})/,
    (_, m: string, d: string, year: string) => `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  );

/** A day, `01/31/2027` or `2027-01-31`. */
export function parseDay(answer: string): ParsedAnswer {
  const value = normalizeDay(answer);
  return daySchema.safeParse(value).success ? { value } : { problem: 'It should be a day such as 01/31/2027: month, day, year.' };
}

/** A moment in Manila, `01/31/2027 9:30 AM`. */
export function parseMoment(answer: string): ParsedAnswer {
  const value = normalizeDay(answer).replace(/\s+/g, ' ').toUpperCase();
  return momentSchema.safeParse(value).success ? { value } : { problem: 'It should be a day and time such as 01/31/2027 9:30 AM.' };
}

/** One of several names; `all` begins the list of them: "The kinds are". */
export const choiceParser =
  (names: readonly string[], all: string) =>
  (answer: string): ParsedAnswer =>
    names.includes(answer) ? { value: answer } : { problem: formatSuggestion(answer, names, all) || 'There is none of that name.' };

/** A value that a schema accepts. */
export const schemaParser =
  (schema: z.ZodType) =>
  (answer: string): ParsedAnswer => {
    const issue = schema.safeParse(answer).error?.issues[0];
    return issue ? { problem: `It should be ${issue.message}.` } : { value: answer };
  };

/** A text as a slug: `What’s new` is `whats-new`. */
export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** A title that has a slug. */
export const parseTitle = (answer: string): ParsedAnswer =>
  slugify(answer) === '' ? { problem: 'It needs a letter from a to z, or a digit, for its address.' } : { value: answer };

/** A local file that is a picture of one of several formats. */
export const pictureFileParser =
  (kinds: readonly string[]) =>
  (answer: string): ParsedAnswer => {
    if (!statSync(answer, { throwIfNoEntry: false })?.isFile()) return { problem: 'There is no such file.' };
    return kinds.includes(parsePicture(answer, readFileSync(answer)).format)
      ? { value: answer }
      : { problem: `It is no ${kinds.join(' or ')}. Export it again as one.` };
  };
