/** Loads each path once, at most `limit` at a time, the latest first. A path that failed may be added again. */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>, limit: number) {
  const known = new Set<string>();
  const queue: string[] = [];
  let activeCount = 0;
  const next = () => {
    while (activeCount < limit && queue.length > 0) {
      const path = queue.pop()!;
      activeCount += 1;
      void load(path)
        .catch(() => known.delete(path))
        .finally(() => {
          activeCount -= 1;
          next();
        });
    }
  };
  return {
    add: (path: string) => {
      if (known.has(path)) return;
      known.add(path);
      queue.push(path);
      next();
    },
  };
}
