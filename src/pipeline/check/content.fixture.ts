import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { messagesSchema } from '../../schema/messages';
import { checkContent } from './check-content';
import { formFixtures, pageFixtures, entryFixtures } from './folder-files.fixture';
import { showroomFixtures } from './showroom-files.fixture';
import { singleFileFixtures } from './single-files.fixture';

/** Bytes that begin as a JPEG does. */
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);
/** Bytes that begin as a PNG does. */
export const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4"><path d="M0 0h10v4z"/></svg>\n';

type FileMap = Record<string, string | Buffer>;

const messagesYaml = stringify(
  Object.fromEntries(
    Object.entries(messagesSchema.shape).map(([group, { shape }]) => [
      group,
      Object.fromEntries(Object.keys(shape).map((name) => [name, 'Words'])),
    ]),
  ),
);

const validFiles: FileMap = {
  ...singleFileFixtures,
  ...pageFixtures,
  ...formFixtures,
  ...entryFixtures,
  ...showroomFixtures,
  'text.yaml': messagesYaml,
  'README.md': '# For editors\n',
  'pictures/room.jpg': jpeg,
  'brands/kohler/logo.svg': svg,
  'brands/brizo/logo.svg': svg,
  'showrooms/quezon-city/map.svg': svg,
  'showrooms/bgc/map.svg': svg,
};

/** What becomes of a file: its new text or bytes, a change to its text, or null to take it away. */
export type FileEdit = string | Buffer | null | ((text: string) => string | Buffer);

/** A change that puts one text in place of another, and fails when that is not there. */
export const replaceText =
  (from: string, to: string) =>
  (before: string): string => {
    if (!before.includes(from)) throw new Error(`The fixture does not hold ${from}`);
    return before.replace(from, () => to);
  };

/** A change that puts a text at the end of a file. */
export const appendText =
  (more: string) =>
  (before: string): string =>
    before + more;

/** Writes a small valid content with some edits to a folder of its own, and gives that folder. `../static/x` stands beside it. */
export function writeContent(edits: Record<string, FileEdit> = {}): string {
  const root = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  const files: Record<string, string | Buffer | null> = { ...validFiles };
  for (const [file, edit] of Object.entries(edits)) files[file] = typeof edit === 'function' ? edit(String(validFiles[file])) : edit;
  for (const [file, content] of Object.entries(files)) {
    if (content === null) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

/** The faults of the small content after some edits, each as `file:line:column message`. */
export async function checkContentWith(edits: Record<string, FileEdit> = {}): Promise<string[]> {
  const root = writeContent(edits);
  try {
    return (await checkContent(root)).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  } finally {
    rmSync(dirname(root), { recursive: true });
  }
}
