import { DatabaseUnavailable } from '../model/database-unavailable';

/**
 * Waits for a result of the database for `timeout` milliseconds. What is late may still be stored: a retry with the same key then finds it.
 * The body of a request is read earlier, with a limit of its own (`read-body.ts`).
 * @throws {DatabaseUnavailable} when the result is late.
 */
export async function withDeadline<T>(result: Promise<T>, timeout: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseUnavailable('too slow')), timeout);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
