import { type ApiHandler, createApi } from './api/api';
import { fallbackShell } from './api/response-page';
import { createMailer } from './mail/mailer';
import { createSender } from './outbox/sender';
import type { ServiceFiles } from './service-files';
import type { Settings } from './settings';
import type { Database } from './store/database';
import { createStore, type Store } from './store/store';

/** Everything the forms service depends on. */
export interface AppDeps {
  database: Database;
  /** Returns the current output of the build. */
  getFiles: () => ServiceFiles;
  settings: Settings;
  now: () => Date;
  /** Logs a line, which must not contain personal data. */
  log: (line: string) => void;
}

/** The forms service, independent of where it runs. */
export interface App {
  /** Handles the requests under `/api`. */
  fetch: ApiHandler;
  store: Store;
  /** Sends due mails for about `budget` milliseconds and returns their number; sends nothing if no mail server is set. */
  sendMails: (budget: number) => Promise<number>;
  /** Deletes data whose retention period is over. */
  purge: () => Promise<unknown>;
  close: () => Promise<void>;
}

function createMailSender(store: Store, { settings, now, log }: AppDeps): App['sendMails'] {
  const { smtpUrl, mailFrom, staffEmail } = settings;
  if (smtpUrl === undefined || mailFrom === undefined) return () => Promise.resolve(0);
  return createSender({ store, send: createMailer(smtpUrl, mailFrom), staffEmail, now, log });
}

function createAppApi({ content, shell = fallbackShell }: ServiceFiles, store: Store, { settings, now, log }: AppDeps): ApiHandler {
  const { smtpUrl, mailFrom, serviceSecret, limits, siteUrl = content.site.url } = settings;
  const hasDoubleOptIn = smtpUrl !== undefined && mailFrom !== undefined;
  return createApi({ store, content, shell, settings: { siteUrl, hasDoubleOptIn, serviceSecret, limits }, now, log });
}

/** Composes the forms service: the API over a store, and the background jobs. */
export function createApp(deps: AppDeps): App {
  const { database, getFiles, settings, now } = deps;
  const store = createStore(database);
  let cached: { files: ServiceFiles; api: ApiHandler } | undefined;
  const getApi = (files: ServiceFiles): ApiHandler => {
    if (cached?.files !== files) cached = { files, api: createAppApi(files, store, deps) };
    return cached.api;
  };
  return {
    fetch: async (request, bindings) => getApi(getFiles())(request, bindings),
    store,
    sendMails: createMailSender(store, deps),
    purge: () => store.purge(settings.retentionDays, now()),
    close: () => store.close(),
  };
}
