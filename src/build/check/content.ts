import type { z } from 'zod';
import type { contentKinds } from '../../schema/content';
import type { Meaning } from '../../schema/kinds';
import type { Fault } from './fault';
import type { Piece } from './markdown-pieces';
import type { PictureBytes } from './picture-bytes';
import type { Path, Source } from './source';

type Kind = (typeof contentKinds)[number];
export type TypeName = Kind['type'];

/** A value in which everything may be missing, as it may in content with faults; what is there is of the right kind. */
type Sound<T> = T extends readonly (infer Item)[] ? (Sound<Item> | undefined)[] : T extends object ? { [K in keyof T]?: Sound<T[K]> } : T;

/** An entry of the content: a file, or one item of a file that holds a list. */
export interface Entry<T extends TypeName = TypeName> {
  type: T;
  source: Source;
  /** Where it stands in its file. */
  path: Path;
  value: Sound<z.infer<Extract<Kind, { type: T }>['schema']>>;
}

/** A text of an entry that means something. */
export interface Field {
  entry: Entry;
  /** From the entry on. */
  path: Path;
  value: string;
  meaning: Meaning;
  /** False when its shape is already a fault. */
  isSound: boolean;
}

/** A link, picture or slip in Markdown, with its offset in the file. */
export interface MarkdownPiece {
  entry: Entry;
  /** Whether it stands in the text of a Markdown file, rather than in a field. */
  isInBody: boolean;
  piece: Piece;
}

/** All of `content/`, parsed once; what the rules look at. */
export interface Content {
  /** Every file, by its path inside `content/`, sorted. */
  files: readonly string[];
  pictures: ReadonlyMap<string, PictureBytes>;
  /** The paths of `static/`, each with a slash before it. */
  statics: ReadonlySet<string>;
  entries: readonly Entry[];
  fields: readonly Field[];
  pieces: readonly MarkdownPiece[];
  /** Kinds of which not every file could be read: what they name cannot be called unknown. */
  unread: ReadonlySet<string>;
}

/** A rule over the whole content. To add one: write it in `rules/` and name it in `rules.ts`. */
export type Rule = (content: Content) => Iterable<Fault>;

/** The entries of one kind, in the order of their files. */
export function entriesOf<T extends TypeName>(content: Content, type: T): Entry<T>[] {
  return content.entries.filter((entry): entry is Entry<T> & Entry => entry.type === type);
}

/** The fields with one of these meanings whose shape is right. */
export function fieldsMeaning(content: Content, ...meanings: Meaning[]): Field[] {
  return content.fields.filter(({ meaning, isSound }) => isSound && meanings.includes(meaning));
}
