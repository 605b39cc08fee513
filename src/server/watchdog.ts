import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { explainUsage } from '../domain/command-line';
import { waitForExit, watch } from './watch-server';

/** How often the server is polled, and how long it may take to answer, in milliseconds. */
const interval = Number(process.env.WATCHDOG_SECONDS ?? 10) * 1000;
/** How long a start may take, and a stop, in milliseconds. */
const startTimeout = 60_000;
const stopTimeout = 20_000;

const startServer = (): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, resolve(__dirname, 'main.ts')], { stdio: 'inherit', env: process.env });

/** Whether the server answers. Any answer counts. */
const answers = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${process.env.PORT ?? 9000}/api/alive`, { signal: AbortSignal.timeout(interval) }).then(
    () => true,
    () => false,
  );

/**
 * Runs the server of `npm run serve` in a process of its own, and starts it again when it hangs or ends: a process whose only thread is
 * blocked cannot restart itself. It ends on a signal, and when the server gives up.
 */
async function main(): Promise<void> {
  const stopping = new AbortController();
  let server = startServer();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping.abort();
      server.kill(signal);
      setTimeout(() => server.kill('SIGKILL'), stopTimeout).unref();
    });
  for (;;) {
    const outcome = await watch(server, answers, { interval, startTimeout });
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

explainUsage(process, 'npm run serve:watched    npm run serve, started again when it hangs or ends');
void main();
