import { expect, test } from '@playwright/test';
import { startSmtp } from '../src/server/mail/smtp.fixture';
import { type Served, serveForms } from './serve';

/** The site with forms that answer, and the mailbox of its staff. */
export interface Staffed {
  server: Served;
  /** Waits until so many mails have come, and gives the last. */
  mail: (count: number) => Promise<string>;
}

/** Serves the site for the tests of a file, or of the group it is called in, with a mail server that keeps what it takes. */
export function serveStaffed(): Staffed {
  const staffed = {} as Staffed;
  let end: () => Promise<void>;

  test.beforeAll(async () => {
    const smtp = await startSmtp();
    const server = await serveForms({ SMTP_URL: smtp.url, STAFF_EMAIL: 'staff@narra.example' });
    const mail = async (count: number) => {
      await expect.poll(() => smtp.taken.length, { timeout: 20_000 }).toBe(count);
      return smtp.taken.at(-1)!;
    };
    Object.assign(staffed, { server, mail });
    end = async () => {
      await server.stop();
      await smtp.close();
    };
  });

  test.afterAll(() => end());

  return staffed;
}
