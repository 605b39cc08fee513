import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { messagesSchema } from '../../schema/messages';
import { inspectContent } from './check-content';
import type { Fault } from './fault';
import { formFixtures, pageFixtures, entryFixtures } from './folder-files.fixture';
import { showroomFixtures } from './showroom-files.fixture';
import { singleFileFixtures } from './single-files.fixture';

/** The bytes of a JPEG of a size that has no pixels: what the check reads of one. */
export function createJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0xff, 0xd9,
  ]);
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return frame;
}

/** The bytes of a PNG of a size that has no pixels. */
export function createPng(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from('0000000049454e44ae426082', 'hex')]);
}

export const jpeg = createJpeg(1600, 1200);
export const png = createPng(1600, 1200);
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

/** The faults and warnings of the small content after some edits, each as `file:line:column message`. */
export async function inspectContentWith(edits: Record<string, FileEdit> = {}): Promise<{ faults: string[]; warnings: string[] }> {
  const root = writeContent(edits);
  const toLines = (faults: Fault[]) => faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  try {
    const { faults, warnings } = await inspectContent(root, undefined, '2026-11-23');
    return { faults: toLines(faults), warnings: toLines(warnings) };
  } finally {
    rmSync(dirname(root), { recursive: true });
  }
}

/** The faults of the small content after some edits. */
export const checkContentWith = async (edits: Record<string, FileEdit> = {}): Promise<string[]> => (await inspectContentWith(edits)).faults;
