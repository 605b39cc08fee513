import { DatabaseUnavailable } from './database-unavailable';

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
