/** The name, code and place of an error without its message: a driver's message may quote personal data. */
export function describeError(error: Error): string {
  const { code } = error as { code?: unknown };
  const [, position = ''] = /\n\s+at (.*)/.exec(error.stack ?? '') ?? [];
  return `${error.name}${typeof code === 'string' ? ` ${code}` : ''} at ${position}`;
}
