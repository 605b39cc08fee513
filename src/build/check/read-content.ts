import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { kindOf } from '../../schema/content';
import type { Content, Entry, Field, MarkdownPiece, TypeName } from './content';
import type { Fault } from './fault';
import { piecesOf } from './markdown-pieces';
import { pictureBytes, pictureName } from './picture-bytes';
import { fileSchema, shapeFaults } from './schema-faults';
import { meant } from './schema-walk';
import { readSource, writtenAt, type Path, type Source } from './source';
import { textFaults } from './text-faults';
import { doubleFields, unreadable } from './yaml-faults';

interface Read {
  faults: Fault[];
  entries: Entry[];
  fields: Field[];
  pieces: MarkdownPiece[];
  isRead: boolean;
}

/** The value with nothing at the paths whose shape is a fault. */
function without(value: unknown, unsound: ReadonlySet<string>): unknown {
  if (unsound.size === 0) return value;
  const prune = (at: unknown, path: string): unknown => {
    if (unsound.has(path)) return undefined;
    const below = (step: string | number) => (path === '' ? String(step) : `${path}/${step}`);
    if (Array.isArray(at)) return at.map((item, index) => prune(item, below(index)));
    if (typeof at !== 'object' || at === null) return at;
    return Object.fromEntries(Object.entries(at).map(([key, inner]) => [key, prune(inner, below(key))]));
  };
  return prune(value, '');
}

function entriesIn(source: Source, value: unknown): Entry[] {
  const entry = (path: Path, inner: unknown) =>
    ({ type: source.kind.type as TypeName, source, path, value: typeof inner === 'object' && inner !== null ? inner : {} }) as Entry;
  if (source.kind.form !== 'list') return [entry([], value)];
  return Array.isArray(value) ? value.map((inner, at) => entry([at], inner)) : [];
}

function fieldsIn(source: Source, schema: z.ZodType, value: unknown, entries: Entry[], unsound: ReadonlySet<string>): Field[] {
  return meant(schema, value).flatMap(({ path, ...rest }) => {
    const entry = source.kind.form === 'list' ? entries[Number(path[0])] : entries[0];
    return entry ? [{ entry, ...rest, path: path.slice(entry.path.length), isSound: !unsound.has(path.join('/')) }] : [];
  });
}

function piecesIn({ body, kind }: Source, entries: Entry[], fields: Field[]): MarkdownPiece[] {
  const inFields = fields
    .filter(({ meaning }) => meaning === 'markdown')
    .flatMap(({ entry, path, value }) => {
      const { written, start } = writtenAt(entry.source, [...entry.path, ...path]);
      return piecesOf(value, written).map((piece) => ({ entry, isInBody: false, piece: { ...piece, offset: piece.offset + start } }));
    });
  if (kind.form !== 'markdown' || !body || !entries[0]) return inFields;
  const entry = entries[0];
  return [
    ...inFields,
    ...piecesOf(body.text).map((piece) => ({ entry, isInBody: true, piece: { ...piece, offset: piece.offset + body.start } })),
  ];
}

function read(source: Source): Read {
  const text = textFaults(source);
  const broken = text.length > 0 ? undefined : unreadable(source);
  if (!source.head || broken || text.length > 0) {
    return { faults: [...text, ...(broken ? [broken] : [])], entries: entriesIn(source, undefined), fields: [], pieces: [], isRead: false };
  }
  const value: unknown = source.head.document.toJS();
  const { faults, unsound } = shapeFaults(source, value);
  const entries = entriesIn(source, without(value, unsound));
  const fields = fieldsIn(source, fileSchema(source.kind), value, entries, unsound);
  return { faults: [...doubleFields(source), ...faults], entries, fields, pieces: piecesIn(source, entries, fields), isRead: true };
}

/** Parses the files of `content/` and finds the faults that a file shows by itself. `placeOf` says where a file lies. */
export function readContent(
  placeOf: (file: string) => string,
  files: readonly string[],
  statics: ReadonlySet<string>,
): { content: Content; faults: Fault[] } {
  const sources = files.flatMap((file) => {
    const kind = kindOf(file);
    return kind ? [readSource(file, kind, readFileSync(placeOf(file), 'utf8').replace(/^\uFEFF/, ''))] : [];
  });
  const reads = sources.map(read);
  const content: Content = {
    files,
    pictures: new Map(files.filter((file) => pictureName.test(file)).map((file) => [file, pictureBytes(placeOf(file))])),
    statics,
    entries: reads.flatMap(({ entries }) => entries),
    fields: reads.flatMap(({ fields }) => fields),
    pieces: reads.flatMap(({ pieces }) => pieces),
    unread: new Set(sources.flatMap(({ kind }, at) => (reads[at]!.isRead ? [] : [kind.type]))),
  };
  return { content, faults: reads.flatMap(({ faults }) => faults) };
}
