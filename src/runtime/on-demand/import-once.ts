/** Fetches a piece of code once; a fetch that failed is tried again the next time. */
export function importOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () =>
    (fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
}
