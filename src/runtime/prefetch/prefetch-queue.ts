/** Loads each path once, at most `limit` of them at a time; the last one asked for goes first. One that failed may be asked for again. */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>, limit: number) {
  const known = new Set<string>();
  const queue: string[] = [];
  let underWay = 0;
  const next = () => {
    while (underWay < limit && queue.length > 0) {
      const path = queue.pop()!;
      underWay += 1;
      void load(path)
        .catch(() => known.delete(path))
        .finally(() => {
          underWay -= 1;
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
