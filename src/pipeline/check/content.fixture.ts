import { mkdtempSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { messagesSchema } from '../../schema/messages';
import { checkContent } from './check-content';
import { nothingPublished, withFiles, type ContentFiles } from './read/open-folder';
import { formatStamp, getKnownPicturesFile, parsePicture, pictureFilePattern, type DrawnBox } from './read/pictures';
import type { Fault } from './report';

/** The bytes of a JPEG of a size: what the check reads of one. With an original it has image data, and names that in its metadata. */
export function createJpeg(width: number, height: number, original?: string): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const metadata = Buffer.from(`  <rdf:Description xmpMM:OriginalDocumentID="${original}"/>`);
  metadata.writeUInt16BE(metadata.length);
  const hasMetadata = original !== undefined && original !== 'itself';
  const segments = hasMetadata ? [Buffer.from([0xff, 0xe1]), metadata] : [];
  const data = Buffer.from(original === undefined ? [] : [0x5a]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, frame, data, Buffer.from([0xff, 0xd9])]);
}

/** The bytes of a PNG of a size that has no pixels. */
function createPng(width: number, height: number): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.from('0000000049454e44ae426082', 'hex')]);
}

export const jpeg = createJpeg(1600, 1200);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4"><path d="M0 0h10v4z"/></svg>\n';

const messagesYaml = stringify(
  Object.fromEntries(
    Object.entries(messagesSchema.shape).map(([group, { shape }]) => [
      group,
      Object.fromEntries(Object.keys(shape).map((name) => [name, 'Words'])),
    ]),
  ),
);

/** A small valid content. */
export const validFiles: Readonly<Record<string, string | Buffer>> = {
  ...(parse(readFileSync(join(__dirname, 'content.fixture.yaml'), 'utf8')) as Record<string, string>),
  'text.yaml': messagesYaml,
  'README.md': '# For editors\n',
  'vocabulary.yaml': '- words: [cup]\n  answer: { title: No cups, text: We have taps., to: https://cups.example/ }\n',
  'documents/care/care.pdf': '%PDF-1.4\n%%EOF\n',
  'pictures/room.jpg': jpeg,
  'brands/kohler/logo.svg': svg,
  'brands/brizo/logo.svg': svg,
  'showrooms/quezon-city/map.svg': svg,
  'showrooms/bgc/map.svg': svg,
};

type TextEdit = readonly [from: string, to: string];

/** An SVG, with where it draws as it is rendered. */
interface DrawingEdit {
  svg: string;
  drawn: DrawnBox;
}

/** What takes the place of a picture: one of a size, from which `cut` bytes are missing at the end. */
interface PictureEdit {
  jpeg?: [width: number, height: number];
  png?: [width: number, height: number];
  original?: string;
  cut?: number;
}

/** What becomes of a file: its new text or bytes, a change or several to its text, more text at its end, or null to take it away. */
export type FileEdit =
  | string
  | Buffer
  | null
  | TextEdit
  | readonly TextEdit[]
  | { append: string }
  | PictureEdit
  | DrawingEdit
  | ((text: string) => string | Buffer);

/** Puts one text in place of another, and fails when that is not there. */
export function replaceText(text: string, [from, to]: TextEdit): string {
  if (!text.includes(from)) throw new Error(`The fixture does not hold ${from}`);
  return text.replace(from, () => to);
}

const isTextEdit = (edits: TextEdit | readonly TextEdit[]): edits is TextEdit => typeof edits[0] === 'string';

const createPicture = ({ jpeg: jpegSize, png: pngSize, original, cut = 0 }: PictureEdit): Buffer =>
  (jpegSize ? createJpeg(...jpegSize, original) : createPng(...pngSize!)).subarray(0, cut === 0 ? undefined : -cut);

function editFile(before: string, edit: FileEdit): string | Buffer | null {
  if (edit === null || typeof edit === 'string' || Buffer.isBuffer(edit)) return edit;
  if (typeof edit === 'function') return edit(before);
  if (Array.isArray(edit)) {
    const edits = edit as TextEdit | readonly TextEdit[];
    return (isTextEdit(edits) ? [edits] : edits).reduce(replaceText, before);
  }
  if ('svg' in edit) return edit.svg;
  return 'append' in edit ? before + edit.append : createPicture(edit as PictureEdit);
}

/** The texts and bytes of the small content after some edits. */
function editValidFiles(edits: Readonly<Record<string, FileEdit>>): Record<string, string | Buffer> {
  const files: Record<string, string | Buffer | null> = { ...validFiles };
  for (const [file, edit] of Object.entries(edits)) files[file] = editFile(String(validFiles[file]), edit);
  return Object.fromEntries(Object.entries(files).filter((entry): entry is [string, string | Buffer] => entry[1] !== null));
}

const nothing: ContentFiles = {
  name: 'content',
  paths: [],
  staticPaths: new Set(['/terms.pdf']),
  read(path) {
    throw new Error(`The fixture has no file ${path}`);
  },
  pictures: new Map(),
  ...nothingPublished,
};

/** The small content after some edits, in memory. The site has the file `/terms.pdf`. */
export function createContent(edits: Readonly<Record<string, FileEdit>> = {}): ContentFiles {
  const files = withFiles(nothing, editValidFiles(edits));
  const getDrawn = (path: string) => (edits[path] as Partial<DrawingEdit> | null | undefined)?.drawn;
  const pictures = Array.from(files.pictures, ([path, picture]) => [path, { ...picture, drawn: getDrawn(path) }] as const);
  return { ...files, pictures: new Map(pictures) };
}

/**
 * Writes the small content after some edits to a folder of its own, and gives that folder. Its pictures have no pixels, and count as decoded.
 */
export function writeContent(edits: Readonly<Record<string, FileEdit>> = {}): string {
  const root = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  const known: Record<string, object> = {};
  for (const [file, content] of Object.entries(editValidFiles(edits))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    if (pictureFilePattern.test(file))
      known[file] = { stamp: formatStamp(statSync(join(root, file))), picture: parsePicture(file, Buffer.from(content)) };
  }
  mkdirSync(dirname(getKnownPicturesFile(root)));
  writeFileSync(getKnownPicturesFile(root), JSON.stringify(known));
  return root;
}

/** The day for which the content of a test is judged. */
export const contentDay = '2026-11-23';

/** The faults and warnings of content, each as `file:line:column message`. */
export function checkFiles(files: ContentFiles): { faults: string[]; warnings: string[] } {
  const toLines = (faults: Fault[]) => faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  const { faults, warnings } = checkContent(files, contentDay);
  return { faults: toLines(faults), warnings: toLines(warnings) };
}

/** The faults and warnings of the small content after some edits. */
export const checkContentWith = (edits: Readonly<Record<string, FileEdit>> = {}) => checkFiles(createContent(edits));

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
 * @param rows the product rows that its groups prove, `[C2] [R2, C2]`, which begin the titles.
 * @throws {Error} when rows have no cases, or cases have no rows.
 */
export function readCases(table: string, rows: string): [title: string, row: ContentCase][] {
  const groups = parse(readFileSync(join(__dirname, `${table}.fixture.yaml`), 'utf8')) as Record<string, CaseRow[]>;
  const named = Array.from(rows.matchAll(/\[(.+?)\]/g), ([, ids]) => ids);
  if (named.sort().join() !== Object.keys(groups).sort().join()) throw new Error(`${table}: rows and cases differ`);
  return Object.entries(groups).flatMap(([ids, cases]) =>
    cases.map(toCase).map((row): [string, ContentCase] => [`[${ids}] ${row.name}`, row]),
  );
}
