import { DatabaseUnavailable } from './database-unavailable';

/** The name, code and place of an error without its message, because that of a driver may quote personal data; our own does not. */
export function describeError(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return error.message;
  const { name, stack = '', code } = error as Error & { code?: unknown };
  const [, position = ''] = /\n\s+at (.*)/.exec(stack) ?? [];
  return `${name}${typeof code === 'string' ? ` ${code}` : ''} at ${position}`;
}
