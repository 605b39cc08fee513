import { formatCount } from '../../domain/text';
import { getOffset, type FieldPath, type SourceFile } from './read/source-file';

/** A mistake in the content, with its position. A fault keeps the site from being built; a warning does not. */
export interface Fault {
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What is wrong and what would be right, in words an editor understands. */
  message: string;
  /** The id of the rule that found it, by which a comment in the content marks it as intended. */
  rule?: string;
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

/** The faults in the order of files and lines. */
export const sortFaults = (faults: readonly Fault[]): Fault[] =>
  [...faults].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column);

/** The message of a warning with the id of its rule, which an editor copies to the comment that marks it as intended. */
const toWarning = ({ message, rule }: Fault): string => (rule === undefined ? message : `${message} [${rule}]`);

/** `no fault`, or the numbers of faults and warnings. */
export function formatSummary(faults: readonly Fault[], warnings: readonly Fault[] = []): string {
  const files = new Set(faults.map(({ file }) => file)).size;
  const found = faults.length === 0 ? 'no fault' : `${formatCount(faults.length, 'fault')} in ${formatCount(files, 'file')}`;
  return warnings.length === 0 ? found : `${found}, ${formatCount(warnings.length, 'warning')}`;
}

/** The text of all faults and then of all warnings, one in a line as `file:line:column message`, a warning with the id of its rule, and their count. */
export function formatReport(faults: readonly Fault[], warnings: readonly Fault[] = []): string {
  const shown = [...faults, ...warnings.map((fault) => ({ ...fault, message: `Warning: ${toWarning(fault)}` }))];
  const lines = shown.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return [...lines, '', formatSummary(faults, warnings)].join('\n');
}

/** A value in a command of GitHub Actions (“Workflow commands for GitHub Actions”, escaping). */
const escapeCommandValue = (text: string): string =>
  text.replace(/[%\r\n:,]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);

/** E2: the faults or warnings as GitHub Actions shows them beside the lines of a pull request. */
export function formatAnnotations(faults: readonly Fault[], command: 'error' | 'warning' = 'error'): string {
  return faults
    .map((fault) => {
      const message = command === 'warning' ? toWarning(fault) : fault.message;
      const place = `file=${escapeCommandValue(fault.file)},line=${fault.line},col=${fault.column}`;
      return `::${command} ${place}::${message.replace(/[%\r\n]/g, escapeCommandValue)}`;
    })
    .join('\n');
}
