import { placeAt } from './place';
import { offsetOf, type Path, type Source } from './source';

/** A mistake in the content, at its place. */
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
export function faultAt(source: Source, offset: number, message: string): Fault {
  return { file: source.file, ...placeAt(source.text, offset), message };
}

interface Standing {
  source: Source;
  path: Path;
}

/** A fault at a field of an entry, or at the nearest thing above it that is there. */
export function faultIn(entry: Standing, path: Path, message: string): Fault {
  return faultAt(entry.source, offsetOf(entry.source, [...entry.path, ...path]), message);
}

/** A fault of a whole file. */
export function faultOf(file: string, message: string): Fault {
  return { file, line: 1, column: 1, message };
}
