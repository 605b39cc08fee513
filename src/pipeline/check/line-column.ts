/** Line and column, both from 1. */
export interface LineColumn {
  line: number;
  column: number;
}

/** The position of an offset in a text. Lines are counted at each call: only faults need them, and faults are few. */
export function toLineColumn(text: string, offset: number): LineColumn {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}
