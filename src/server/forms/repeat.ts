/**
 * Runs a job again and again, with `pause` milliseconds between the end of a run and the start of the next. A job reports its own
 * errors. Returns a function that stops the repetition and waits for the current run.
 */
export function repeat(job: () => Promise<unknown>, pause: number): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let currentRun: Promise<unknown> = Promise.resolve();
  const run = () => {
    currentRun = job()
      .catch(() => undefined)
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, pause);
      });
  };
  timer = setTimeout(run, 0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await currentRun;
  };
}
