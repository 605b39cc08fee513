import { expect, test } from '@playwright/test';
import { startSmtpServer } from '../src/server/forms/mail/smtp-server.fixture';
import { type RunningServer, startFormsServer } from '../tests/support/built-site-server';

/** The site with forms that answer, and the mailbox of its staff. */
export interface ServerWithMailbox {
  server: RunningServer;
  /** Waits until so many mails have come, and gives the last. */
  waitForMail: (count: number) => Promise<string>;
}

/** Serves the site for the tests of a file, or of the group it is called in, with a mail server that keeps what it takes. */
export function startServerWithMailbox(): ServerWithMailbox {
  const staffed = {} as ServerWithMailbox;
  let end: () => Promise<void>;

  test.beforeAll(async () => {
    const smtp = await startSmtpServer();
    const server = await startFormsServer({ SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' });
    const mail = async (count: number) => {
      await expect.poll(() => smtp.messages.length, { timeout: 20_000 }).toBe(count);
      return smtp.messages.at(-1)!;
    };
    Object.assign(staffed, { server, waitForMail: mail });
    end = async () => {
      await server.stop();
      await smtp.close();
    };
  });

  test.afterAll(() => end());

  return staffed;
}
