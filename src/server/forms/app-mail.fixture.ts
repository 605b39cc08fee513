import { afterEach, beforeEach } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createTestApp, type TestApp } from './app.fixture';
import { getMailHeader, type SmtpServer, startSmtpServer } from './mail/smtp-server.fixture';
import type { Database } from './store/database';
import type { TestDatabases } from './store/databases.fixture';
import { noLimitsEnv, type TestAppContext, useTestApp } from './use-test-app.fixture';

/** The app with an empty database and a mail server, new for each test. */
export interface MailContext extends TestAppContext {
  smtp: SmtpServer;
  /** Creates another app on the same database and mail server. */
  createApp: (env?: Record<string, string>, database?: Database) => TestApp;
  /** Posts an inquiry and returns its reference. */
  postInquiry: (more?: object) => Promise<string>;
  advanceClock: (ms: number) => void;
  getSubjects: () => (string | undefined)[];
}

/** Starts an app with a mail server for the tests of a file or a `describe`. */
export function useMailApp(openDatabases?: () => Promise<TestDatabases>): MailContext {
  const context = useTestApp(openDatabases) as MailContext;
  Object.assign(context, {
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
  } satisfies Partial<MailContext>);
  beforeEach(async () => {
    context.smtp = await startSmtpServer();
    context.app = context.createApp();
  });
  afterEach(() => context.smtp.close());
  return context;
}
