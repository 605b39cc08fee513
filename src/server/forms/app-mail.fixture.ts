import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createTestApp, type TestApp } from './app.fixture';
import { getMailHeader, type SmtpServer, startSmtpServer } from './mail/smtp-server.fixture';
import type { Database } from './store/database';
import { createEmbeddedDatabases } from './store/databases.fixture';

export const noLimitsEnv = { LIMIT_PER_ADDRESS: '1000', LIMIT_PER_EMAIL: '1000' };

/** The app with an empty database and a mail server, new for each test. */
export interface MailContext {
  database: Database;
  smtp: SmtpServer;
  app: TestApp;
  /** Creates another app on the same database and mail server. */
  createApp: (env?: Record<string, string>, database?: Database) => TestApp;
  /** Posts an inquiry and returns its reference. */
  postInquiry: (more?: object) => Promise<string>;
  advanceClock: (ms: number) => void;
  getSubjects: () => (string | undefined)[];
}

/** Starts an app with a mail server for the tests of a file. */
export function useMailApp(): MailContext {
  const databases = createEmbeddedDatabases();
  const context = {
    createApp: (env = {}, database = context.database) =>
      createTestApp(database, { ...noLimitsEnv, SMTP_URL: context.smtp.url, STAFF_EMAIL: 'staff@narra.example', ...env }),
    postInquiry: async (more = {}) => {
      const answer = await context.app.post('/api/inquiries', { ...inquiryFields, _key: createIdempotencyKey(), ...more });
      return ((await answer.json()) as { reference: string }).reference;
    },
    advanceClock: (ms) => {
      context.app.clock.now = new Date(context.app.clock.now.getTime() + ms);
    },
    getSubjects: () => context.smtp.messages.map((message) => getMailHeader(message, 'Subject')),
  } as MailContext;
  beforeAll(async () => {
    ({ database: context.database } = await databases.open());
  });
  afterAll(async () => {
    await context.database.close();
    await databases.close();
  });
  beforeEach(async () => {
    context.smtp = await startSmtpServer();
    context.app = context.createApp();
    await context.app.store.ping();
    await context.database.exec('DELETE FROM inquiry; DELETE FROM subscriber; DELETE FROM outbox; DELETE FROM hit');
  });
  afterEach(() => context.smtp.close());
  return context;
}
