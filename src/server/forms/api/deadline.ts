import { DatabaseUnavailable } from '../model/database-unavailable';

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
