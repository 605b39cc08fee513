import { type ApiHandler, createApi } from './api/api';
import { fallbackShell } from './api/response-page';
import { createMailer } from './mail/mailer';
import { createSender } from './outbox/sender';
import type { ServiceFiles } from './service-files';
import type { Settings } from './settings';
import type { Database } from './store/database';
import { createStore, type Store } from './store/store';

/** All that the forms' service knows of the world. */
export interface AppDeps {
  database: Database;
  /** What the build has written, as it is now. */
  files: () => ServiceFiles;
  settings: Settings;
  now: () => Date;
  /** Takes a line without personal data. */
  log: (line: string) => void;
}

/** The forms' service, without a host. */
export interface App {
  /** Answers what comes under `/api`. */
  fetch: ApiHandler;
  store: Store;
  /** Sends what is due for about so many milliseconds; nothing where no mail server is set. */
  sendMails: (budget: number) => Promise<number>;
  /** Deletes what is past its time. */
  purge: () => Promise<unknown>;
  close: () => Promise<void>;
}

function createMailSender(store: Store, { settings, now, log }: AppDeps) {
  const { smtpUrl, mailFrom, staffEmail } = settings;
  if (smtpUrl === undefined || mailFrom === undefined) return () => Promise.resolve(0);
  return createSender({ store, send: createMailer(smtpUrl, mailFrom), staffEmail, now, log });
}

function createAppApi({ content, shell: frame = fallbackShell }: ServiceFiles, store: Store, { settings, now, log }: AppDeps): ApiHandler {
  const { smtpUrl, mailFrom, serviceSecret, limits, siteUrl = content.site.url } = settings;
  const confirmsByMail = smtpUrl !== undefined && mailFrom !== undefined;
  return createApi({
    store,
    content,
    shell: frame,
    settings: { siteUrl, hasDoubleOptIn: confirmsByMail, serviceSecret, limits },
    now,
    log,
  });
}

/** Puts the parts of the forms' service together: web-standard handlers over a store, and what is done beside them. */
export function createApp(deps: AppDeps): App {
  const { database, files, settings, now } = deps;
  const store = createStore(database);
  let opened: { of: ServiceFiles; api: ApiHandler } | undefined;
  const apiNow = (of: ServiceFiles): ApiHandler => {
    if (opened?.of !== of) opened = { of, api: createAppApi(of, store, deps) };
    return opened.api;
  };
  return {
    fetch: async (request, bindings) => apiNow(files())(request, bindings),
    store,
    sendMails: createMailSender(store, deps),
    purge: () => store.purge(settings.retentionDays, now()),
    close: () => store.close(),
  };
}
