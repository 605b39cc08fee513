import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createClientIpReader } from './api/client-ip';
import { createApp } from './app';
import { runCommand } from './commands';
import { describeError } from './model/log';
import { readServiceFiles } from './service-files';
import type { Settings } from './model/settings';
import type { Database } from './store/database';
import { openDatabase } from './store/open-database';

export interface FormsService {
  /** Handles the requests under `/api`. */
  listener: RequestListener;
  /** Resolves when the database is open and migrated, or did not answer in time. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

const second = 1000;
const minute = 60 * second;
/** The embedded database is created on the first start, which takes seconds. */
const openTimeout = 15 * second;

/** Runs a job again and again until the signal, with `pause` milliseconds in between. A job reports its own errors. */
async function repeat(job: () => Promise<unknown>, pause: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await job().catch(() => undefined);
    await setTimeout(pause, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Starts the forms service, the mail sender and the purge. Undefined if no build has run in `root`.
 * @throws {Error} when another process uses the database folder.
 */
export async function startFormsService(root: string, settings: Settings): Promise<FormsService | undefined> {
  const files = readServiceFiles(root);
  if (!files) return undefined;
  const database: Database = await openDatabase(settings.databaseUrl, settings.dataDir, (words) =>
    runCommand(words, { database, settings }),
  );
  const app = createApp({ database, files, settings, now: () => new Date(), log: console.log });
  const jobs = new AbortController();
  const runMinuteJobs = async () => {
    // A database that could not be reached at the start has its migrations here. The next job logs when it still cannot be.
    await app.store.migrate().catch(() => undefined);
    await app.remind();
    await app.purge(5 * second);
  };
  const ended = [
    repeat(() => app.sendMails(30 * second, jobs.signal), 2 * second, jobs.signal),
    repeat(runMinuteJobs, minute, jobs.signal),
  ];
  const readClient = createClientIpReader(settings.trustedProxies);
  const listener = getRequestListener(
    (request, { incoming }) => {
      const { headers, socket } = incoming as IncomingMessage;
      return app.fetch(request, readClient(socket.remoteAddress, headers['x-forwarded-for']?.toString()));
    },
    // The rest of this process keeps Node's own Request and Response. A request of HTTP/1.0 needs no Host.
    { overrideGlobalObjects: false, hostname: 'localhost' },
  );
  return {
    ready: Promise.race([app.store.migrate(), setTimeout(openTimeout, undefined, { ref: false })]).catch((error: unknown) => {
      console.log(`forms: ${describeError(error)}`);
    }),
    listener: (request, response) => void listener(request, response),
    stop: async () => {
      jobs.abort();
      await Promise.all(ended);
      await app.close();
    },
  };
}
