/** Line and column, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of an offset in a text. Counts lines anew each time: only faults ask, and they are few. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}
