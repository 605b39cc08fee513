import { getOffset, type FieldPath, type SourceFile } from './source-file';

/** A mistake in the content, with its position. A fault keeps the site from being built; a warning does not. */
export interface Fault {
  /** The path of the file, with slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What is wrong and what would be right, in words an editor understands. */
  message: string;
}

/** A fault at an offset in the text of a file. Lines are counted at each call: only faults need them, and faults are few. */
export function createFault({ file, text }: SourceFile, offset: number, message: string): Fault {
  const lines = text.slice(0, offset).split('\n');
  return { file, line: lines.length, column: lines.at(-1)!.length + 1, message };
}

/** A fault at a field of an entry, or at the closest parent that exists. */
export function createFieldFault(entry: { source: SourceFile; path: FieldPath }, path: FieldPath, message: string): Fault {
  return createFault(entry.source, getOffset(entry.source, [...entry.path, ...path]), message);
}

/** A fault of a whole file. */
export function createFileFault(file: string, message: string): Fault {
  return { file, line: 1, column: 1, message };
}
