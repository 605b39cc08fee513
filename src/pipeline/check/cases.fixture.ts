import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FileEdit } from './content.fixture';

/** Edits of the small content, with what the check says of them. */
export interface ContentCase {
  name: string;
  edits: Record<string, FileEdit>;
  expected: { faults: string[]; warnings: string[] };
}

/** A row of a table: its other fields are files with their edits. Without faults and warnings the content is valid. */
type CaseRow = { case: string; faults?: string | string[]; warnings?: string | string[] } & Record<string, unknown>;

/** Short names of edits that many cases make: a paragraph before the text of an article, the address of its link, and a text in a field. */
const shortEdits: Record<string, (text: string) => [file: string, edit: FileEdit]> = {
  body: (text) => ['articles/1-the-first-tap/index.md', ['It began with [Kohler]', `${text}\n\nIt began with [Kohler]`]],
  link: (target) => ['articles/1-the-first-tap/index.md', ['(/brand-partners/kohler)', `(${target})`]],
  lead: (text) => ['brands/kohler/index.yaml', ['lead: It began with a tap', `lead: ${text}`]],
};

function toCase({ case: name, faults = [], warnings = [], ...written }: CaseRow): ContentCase {
  const edits = Object.fromEntries(
    Object.entries(written).map(([key, edit]) => shortEdits[key]?.(edit as string) ?? [key, edit as FileEdit]),
  );
  const [file] = Object.keys(edits);
  const toLines = (lines: string | string[]) => [lines].flat().map((line) => (/^\d+:\d+ /.test(line) ? `content/${file}:${line}` : line));
  return { name, edits, expected: { faults: toLines(faults), warnings: toLines(warnings) } };
}

/**
 * The cases of a table, each with the title of its test.
 * @param titles one for each group of the table, `[C2] %s`: they begin with the product rows that the group proves.
 * @throws {Error} when a title has no cases, or cases have no title.
 */
export function readCases(table: string, titles: readonly string[]): [title: string, row: ContentCase][] {
  const groups = parse(readFileSync(join(__dirname, `${table}.fixture.yaml`), 'utf8')) as Record<string, CaseRow[]>;
  const titleByRows = new Map(titles.map((title) => [/^\[(.+?)\]/.exec(title)![1]!, title]));
  if ([...titleByRows.keys()].sort().join() !== Object.keys(groups).sort().join()) throw new Error(`${table}: titles and cases differ`);
  return Object.entries(groups).flatMap(([rows, cases]) =>
    cases.map(toCase).map((row): [string, ContentCase] => [titleByRows.get(rows)!.replace('%s', () => row.name), row]),
  );
}
