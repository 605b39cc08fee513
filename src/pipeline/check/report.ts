import type { Fault } from './fault';

const formatCount = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The faults in the order of files and lines. */
export const sortFaults = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column);

/** The text of all faults, one in a line as `file:line:column message`, and their count. */
export function formatReport(faults: readonly Fault[]): string {
  const lines = faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  const files = new Set(faults.map(({ file }) => file)).size;
  return [...lines, '', `${formatCount(faults.length, 'fault')} in ${formatCount(files, 'file')}`].join('\n');
}

/** A value in a command of GitHub Actions (“Workflow commands for GitHub Actions”, escaping). */
const escapeCommandValue = (text: string): string =>
  text.replace(/[%\r\n:,]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** E2: the faults as GitHub Actions shows them beside the lines of a pull request. */
export function formatAnnotations(faults: readonly Fault[]): string {
  return faults
    .map(
      ({ file, line, column, message }) =>
        `::error file=${escapeCommandValue(file)},line=${line},col=${column}::${message.replace(/[%\r\n]/g, escapeCommandValue)}`,
    )
    .join('\n');
}
