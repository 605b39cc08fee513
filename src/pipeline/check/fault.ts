import { toLineColumn } from './line-column';
import { getOffset, type FieldPath, type SourceFile } from './source-file';

/** A mistake in the content, with its position. */
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

/** A fault at an offset in the text of a file. */
export function createFault(source: SourceFile, offset: number, message: string): Fault {
  return { file: source.file, ...toLineColumn(source.text, offset), message };
}

interface EntryLocation {
  source: SourceFile;
  path: FieldPath;
}

/** A fault at a field of an entry, or at the closest parent that exists. */
export function createFieldFault(entry: EntryLocation, path: FieldPath, message: string): Fault {
  return createFault(entry.source, getOffset(entry.source, [...entry.path, ...path]), message);
}

/** A fault of a whole file. */
export function createFileFault(file: string, message: string): Fault {
  return { file, line: 1, column: 1, message };
}
