/** A cache like that of Gatsby, which stores its values as JSON. */
export function createMemoryCache() {
  const values = new Map<string, string>();
  return {
    get: (key: string): Promise<unknown> => Promise.resolve(values.has(key) ? JSON.parse(values.get(key)!) : undefined),
    set: (key: string, value: unknown): Promise<void> => {
      values.set(key, JSON.stringify(value));
      return Promise.resolve();
    },
  };
}
