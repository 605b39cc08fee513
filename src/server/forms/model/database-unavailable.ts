/** Why the database does not do its work. `/api/health` reports it, and `docs/operate.md` has a remedy for each. */
export const databaseProblems = [
  'not set',
  'preview',
  'wrong settings',
  'no answer',
  'host not found',
  'no encryption',
  'certificate not trusted',
  'certificate of another host',
  'certificate expired',
  'too slow',
  'read-only',
  'not migrated',
  'no permission',
  'sign-in failed',
  'missing',
  'too many connections',
  'disk full',
] as const;

export type DatabaseProblem = (typeof databaseProblems)[number];

/** Thrown when the database does not do its work; the call may succeed later. The message contains no personal data. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(
    readonly problem: DatabaseProblem,
    code?: string,
  ) {
    super(`The database is unavailable: ${problem}${code === undefined ? '' : ` (${code})`}.`);
  }
}

/**
 * Waits for a result for `timeout` milliseconds: by default one of the database. What is late there may still be stored: a retry with the same
 * key then finds it. The body of a request is read earlier, with a limit of its own (`read-body.ts`).
 * @throws {Error} the error of `createError`, by default DatabaseUnavailable, when the result is late.
 */
export async function withDeadline<T>(
  result: Promise<T>,
  timeout: number,
  createError = (): Error => new DatabaseUnavailable('too slow'),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), timeout);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
