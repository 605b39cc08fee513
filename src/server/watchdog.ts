import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How often the server is polled, and how long it may take to answer, in milliseconds. */
const interval = Number(process.env.WATCHDOG_SECONDS ?? 10) * 1000;
/** A server that does not answer this many times in a row hangs. */
const maxSilences = 3;
/** How long a start may take, and a stop, in milliseconds. */
const startTimeout = 60_000;
const stopTimeout = 20_000;

const startServer = (): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, resolve(__dirname, 'main.ts')], { stdio: 'inherit', env: process.env });

/** Whether the server answers. Any answer counts: while the database is unavailable, a restart does not help. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(interval) }).then(
    () => true,
    () => false,
  );

/** Resolves when the server has ended, also if that was before. */
async function waitForExit(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}

/** How a run of the server ended: it hangs, it exited, or it exited before its first answer, for example because of a wrong setting. */
type Outcome = 'hangs' | 'ended' | 'gave up';

/** Polls a server until it has not answered three times in a row, or has ended. The first answer may take a minute. */
async function watch(server: ChildProcess, url: string): Promise<Outcome> {
  const startedAt = performance.now();
  const exited = new AbortController();
  server.once('exit', () => exited.abort());
  let hasAnswered = false;
  for (let silences = 0; silences < maxSilences;) {
    await pause(interval, undefined, { signal: exited.signal }).catch(() => undefined);
    if (server.signalCode !== null) return 'ended';
    if (server.exitCode !== null) return hasAnswered ? 'ended' : 'gave up';
    const isAlive = await answers(url);
    hasAnswered ||= isAlive;
    const isStarting = !hasAnswered && performance.now() - startedAt < startTimeout;
    silences = isAlive || isStarting ? 0 : silences + 1;
  }
  return 'hangs';
}

/**
 * Runs the server of `npm run serve` in a process of its own, and starts it again when it hangs or ends: a process whose only thread is
 * blocked cannot restart itself. It ends on a signal, and when the server gives up.
 */
async function main(): Promise<void> {
  const url = `http://127.0.0.1:${process.env.PORT ?? 9000}/api/health`;
  const stopping = new AbortController();
  let server = startServer();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping.abort();
      server.kill(signal);
      setTimeout(() => server.kill('SIGKILL'), stopTimeout).unref();
    });
  for (;;) {
    const outcome = await watch(server, url);
    if (stopping.signal.aborted || outcome === 'gave up') {
      await waitForExit(server);
      process.exit(server.exitCode ?? 1);
    }
    console.error(`watchdog: the server ${outcome === 'hangs' ? 'does not answer' : 'has ended'} and is started again.`);
    server.kill('SIGKILL');
    await waitForExit(server);
    server = startServer();
  }
}

void main();
