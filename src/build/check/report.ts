import type { Fault } from './fault';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const byPlace = (a: Fault, b: Fault) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column;

/** The faults in the order of files and lines. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  return [...faults].sort(byPlace);
}

/** The text of all faults, one a line as `file:line:column words`, and their count; empty when there is none. */
export function reportFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return '';
  const lines = inOrder(faults).map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  const files = new Set(faults.map(({ file }) => file)).size;
  return [...lines, '', `${count(faults.length, 'fault')} in ${count(files, 'file')}`].join('\n');
}
