import { afterEach, beforeEach } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createTestApp, type TestApp } from './app.fixture';
import { getMailHeader, type SmtpServer, startSmtpServer } from './smtp-server.fixture';
import type { Database } from './store/database';
import { createEmbeddedDatabases, type TestDatabases } from './store/databases.fixture';
import { type StoreContext, useStore } from './store/store.fixture';

/** Limits that no test reaches. */
export const noLimitsEnv = { LIMIT_PER_ADDRESS: '99999999', LIMIT_PER_EMAIL: '99999999' };

/** The app without a mail server, on a database that is empty before each test. */
export interface TestAppContext extends StoreContext {
  app: TestApp;
  /** Posts an inquiry and returns its reference. */
  postInquiry: (more?: object) => Promise<string>;
  advanceClock: (ms: number) => void;
  /** The number of rows of inquiries, and of what is deleted with them. */
  countRows: () => Promise<{ inquiries: number; files: number; mails: number; uses: number } | undefined>;
}

/** Opens an app for the tests of a file or a `describe`. */
export function useTestApp(openDatabases: () => TestDatabases = createEmbeddedDatabases): TestAppContext {
  const context = useStore(openDatabases) as TestAppContext;
  Object.assign(context, {
    postInquiry: async (more = {}) => {
      const answer = await context.app.post('/api/inquiries', { ...inquiryFields, _key: createIdempotencyKey(), ...more });
      return ((await answer.json()) as { reference: string }).reference;
    },
    advanceClock: (ms) => {
      context.app.clock.now = new Date(context.app.clock.now.getTime() + ms);
    },
    countRows: async () => {
      const [row] = await context.database.query<{ inquiries: number; files: number; mails: number; uses: number }>(
        `SELECT (SELECT count(*)::int FROM inquiry) AS inquiries, (SELECT count(*)::int FROM inquiry_file) AS files,
           (SELECT count(*)::int FROM outbox) AS mails, (SELECT count(*)::int FROM inquiry_use) AS uses`,
      );
      return row;
    },
  } satisfies Partial<TestAppContext>);
  beforeEach(() => {
    context.app = createTestApp(context.database, noLimitsEnv);
  });
  return context;
}

/** The app with a mail server, new for each test. */
export interface MailContext extends TestAppContext {
  smtp: SmtpServer;
  /** Creates another app on the same database and mail server, at the same moment. */
  createApp: (env?: Record<string, string>, database?: Database) => TestApp;
  getSubjects: () => (string | undefined)[];
}

/** Starts an app with a mail server for the tests of a file or a `describe`. */
export function useMailApp(openDatabases?: () => TestDatabases): MailContext {
  const context = useTestApp(openDatabases) as MailContext;
  Object.assign(context, {
    createApp: (env = {}, database = context.database) => {
      const mailEnv = { SMTP_URL: context.smtp.url, STAFF_EMAIL: 'staff@narra.example' };
      const app = createTestApp(database, { ...noLimitsEnv, ...mailEnv, ...env });
      app.clock.now = context.app.clock.now;
      return app;
    },
    getSubjects: () => context.smtp.messages.map((message) => getMailHeader(message, 'Subject')),
  } satisfies Partial<MailContext>);
  beforeEach(async () => {
    context.smtp = await startSmtpServer();
    context.app = context.createApp();
  });
  afterEach(() => context.smtp.close());
  return context;
}
