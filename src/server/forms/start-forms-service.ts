import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { parseForwardedFor } from './api/client-ip';
import { type App, createApp } from './app';
import { repeat } from './repeat';
import { watchServiceFiles, readServiceFiles } from './service-files';
import { readSettings } from './settings';
import { openDatabase } from './store/open-database';

/** The forms' service in this process. */
export interface FormsService {
  /** Answers what comes under `/api`. */
  listener: RequestListener;
  stop: () => Promise<void>;
}

const second = 1000;
const day = 86_400 * second;

const getClientIp = ({ headers, socket }: IncomingMessage, proxies: number): string | undefined =>
  parseForwardedFor(headers['x-forwarded-for']?.toString(), proxies) ?? socket.remoteAddress;

function startBackgroundJobs({ sendMails, purge }: App): () => Promise<void> {
  const stops = [repeat(() => sendMails(30 * second), 2 * second), repeat(purge, day)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * Opens the forms' service as the environment says, with its sender of mails and its daily purge. Undefined where the build has
 * never run in `root`. `isFollowed` where content changes while the service runs. Raises an error in words for settings that cannot be meant, or a database in use.
 */
export function startFormsService(root: string, env: NodeJS.ProcessEnv, isFollowed = false): FormsService | undefined {
  const first = readServiceFiles(root);
  if (!first) return undefined;
  const log = (line: string) => console.log(line);
  const files = isFollowed ? watchServiceFiles(root, first, log) : () => first;
  const settings = readSettings(env);
  const database = openDatabase(settings.databaseUrl, settings.dataDir);
  const app = createApp({ database, files, settings, now: () => new Date(), log });
  if (settings.smtpUrl !== undefined && settings.staffEmail === undefined)
    console.warn('STAFF_EMAIL is not set: what is sent to the staff waits in the outbox.');
  const stopRounds = startBackgroundJobs(app);
  // The rest of this process keeps Node's own Request and Response.
  const listener = getRequestListener(
    (request, { incoming }) => app.fetch(request, { clientIp: getClientIp(incoming as IncomingMessage, settings.trustedProxies) }),
    {
      overrideGlobalObjects: false,
    },
  );
  return {
    listener: (request, response) => void listener(request, response),
    stop: async () => {
      await stopRounds();
      await app.close();
    },
  };
}
