/**
 * Does some work again and again, `pause` milliseconds after it has ended each time; what it raises is its own to report. Gives
 * what ends the rounds and waits for the one under way.
 */
export function repeat(work: () => Promise<unknown>, pause: number): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let isOver = false;
  let underWay: Promise<unknown> = Promise.resolve();
  const round = () => {
    underWay = work()
      .catch(() => undefined)
      .finally(() => {
        if (!isOver) timer = setTimeout(round, pause);
      });
  };
  timer = setTimeout(round, 0);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await underWay;
  };
}
