import { HttpError } from './http-error';

/** Uploads of 4 MB are kept in memory until they are stored, so this many are handled at once. */
const maxUploads = 16;

/**
 * Creates a function that handles an upload if fewer than sixteen are handled.
 * @throws {HttpError} 503 with Retry-After when there are sixteen.
 */
export function createUploadSlots(): <T>(handle: () => Promise<T>) => Promise<T> {
  let count = 0;
  return async (handle) => {
    if (count >= maxUploads) throw new HttpError(503, 'unavailable', { headers: { 'Retry-After': '30' } });
    count += 1;
    try {
      return await handle();
    } finally {
      count -= 1;
    }
  };
}
