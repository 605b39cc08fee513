import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { text } from '../../schema/text';
import { checkContent } from './check-content';
import { forms, pages, people } from './folder-files.fixture';
import { singles } from './single-files.fixture';

/** Bytes that begin as a JPEG does. */
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
/** Bytes that begin as a PNG does. */
export const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4"><path d="M0 0h10v4z"/></svg>\n';

type Files = Record<string, string | Buffer>;

const smallWords = stringify(
  Object.fromEntries(
    Object.entries(text.shape).map(([group, { shape }]) => [group, Object.fromEntries(Object.keys(shape).map((name) => [name, 'Words']))]),
  ),
);

const valid: Files = {
  ...singles,
  ...pages,
  ...forms,
  ...people,
  'text.yaml': smallWords,
  'README.md': '# For editors\n',
  'pictures/room.jpg': jpeg,
  'brands/kohler/logo.svg': svg,
  'brands/brizo/logo.svg': svg,
};

/** What becomes of a file: its new text or bytes, a change to its text, or null to take it away. */
export type Edit = string | Buffer | null | ((text: string) => string | Buffer);

/** A change that puts one text in place of another, and fails when that is not there. */
export const swap =
  (from: string, to: string) =>
  (before: string): string => {
    if (!before.includes(from)) throw new Error(`The fixture does not hold ${from}`);
    return before.replace(from, () => to);
  };

/** A change that puts a text at the end of a file. */
export const append =
  (more: string) =>
  (before: string): string =>
    before + more;

/** Writes a small valid content with some edits to a folder of its own, and gives that folder. `../static/x` stands beside it. */
export function writeContent(edits: Record<string, Edit> = {}): string {
  const root = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  const files: Record<string, string | Buffer | null> = { ...valid };
  for (const [file, edit] of Object.entries(edits)) files[file] = typeof edit === 'function' ? edit(String(valid[file])) : edit;
  for (const [file, content] of Object.entries(files)) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** The faults of the small content after some edits, each as `file:line:column message`. */
export async function faultsAfter(edits: Record<string, Edit> = {}): Promise<string[]> {
  const root = writeContent(edits);
  try {
    return (await checkContent(root)).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  } finally {
    rmSync(dirname(root), { recursive: true });
  }
}
