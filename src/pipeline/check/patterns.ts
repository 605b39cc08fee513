import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What is found by a regular expression, and what is wrong with it. */
export interface Pattern {
  pattern: RegExp;
  message: string;
  /** Where it is looked for; everywhere if undefined. */
  places?: readonly string[];
}

type Table = 'brokenTexts' | 'suspectTexts' | 'marks' | 'brokenAddresses' | 'suspectAddresses' | 'wrongAlternateTexts' | 'strayFiles';

/** A regular expression as JavaScript writes it. */
function toRegExp(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

// Gatsby compiles this file into another folder; a command may run in one.
const path = [__dirname, join(process.cwd(), 'src/pipeline/check')].map((folder) => join(folder, 'patterns.yaml')).find(existsSync)!;
const file = readFileSync(path, 'utf8');

/** The tables of `patterns.yaml`. */
export const patterns = parse(file, (key, value: unknown) => (key === 'pattern' ? toRegExp(value as string) : value)) as Record<
  Table,
  readonly Pattern[]
>;

/** The first pattern of a table that a text matches. */
export const findPattern = (table: Table, text: string): Pattern | undefined => patterns[table].find(({ pattern }) => pattern.test(text));
