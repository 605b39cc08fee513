import { DatabaseUnavailable } from './database-unavailable';

/** Writes a line to the log of the service. The text contains no personal data. */
export type Log = (text: string) => void;

/** Creates a log: plain text, or one JSON object for each line, with the time and the name of the service. */
export const createLog = (format: 'text' | 'json', write: Log = console.log, now = (): Date => new Date()): Log =>
  format === 'text'
    ? write
    : (text) => write(JSON.stringify({ time: now().toISOString(), service: 'forms', message: text.replace(/^forms: /, '') }));

/** The name, code and place of an error without its message, because that of a driver may quote personal data; our own does not. */
export function describeError(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return error.message;
  const { name, stack = '', code } = error as Error & { code?: unknown };
  const position =
    stack
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line.startsWith('at ')) ?? 'at ';
  return `${name}${typeof code === 'string' ? ` ${code}` : ''} ${position}`;
}

/** Ends a program, whose operator reads the message, with the status 1. */
export function printFailure(error: unknown): void {
  console.error((error as Error).message);
  process.exitCode = 1;
}
