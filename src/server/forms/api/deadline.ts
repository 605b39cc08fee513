import { DatabaseUnavailable } from '../model/database-unavailable';

/**
 * Waits for a result for `timeout` milliseconds. What is late may still be stored: a retry with the same key then finds it.
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
