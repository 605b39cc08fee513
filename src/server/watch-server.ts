import { once, type EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

/** What the watchdog needs to know of a process. */
export type WatchedProcess = EventEmitter & { exitCode: number | null; signalCode: string | null };

/** A server that does not answer this many times in a row hangs. */
const maxSilences = 3;

/** Resolves when a process has ended, also if that was before. */
export async function waitForExit(server: WatchedProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

/** How a run of the server ended: it hangs, it exited, or it exited before its first answer, for example because of a wrong setting. */
export type Outcome = 'hangs' | 'ended' | 'gave up';

/**
 * Polls a server until it has not answered three times in a row, or has ended.
 * @param interval how often it is polled, in milliseconds.
 * @param startTimeout how long the first answer may take, in milliseconds.
 */
export async function watch(
  server: WatchedProcess,
  answers: () => Promise<boolean>,
  { interval, startTimeout }: { interval: number; startTimeout: number },
): Promise<Outcome> {
  const startedAt = performance.now();
  const exited = new AbortController();
  server.once('exit', () => exited.abort());
  let hasAnswered = false;
  for (let silences = 0; silences < maxSilences;) {
    await pause(interval, undefined, { signal: exited.signal }).catch(() => undefined);
    if (server.signalCode !== null) return 'ended';
    if (server.exitCode !== null) return hasAnswered ? 'ended' : 'gave up';
    const isAlive = await answers();
    hasAnswered ||= isAlive;
    const isStarting = !hasAnswered && performance.now() - startedAt < startTimeout;
    silences = isAlive || isStarting ? 0 : silences + 1;
  }
  return 'hangs';
}
