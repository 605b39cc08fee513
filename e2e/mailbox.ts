import { expect, test as base } from '@playwright/test';
import { getMailHeader, startSmtpServer } from '../src/server/forms/smtp-server.fixture';
import { startFormsServer } from '../tests/support/built-site-server';
import { findFreePort } from '../tests/support/free-port';

/** The site with a forms service, and the mailbox of its staff. */
export interface ServerWithMailbox {
  url: string;
  waitForMail: (reference: string) => Promise<string>;
}

const staff = 'staff@narra.example';

/** A test with a server that sends mail. Its tests have the tag `@mail`: one worker runs them all, so that there is one such server. */
export const test = base.extend<object, { staffed: ServerWithMailbox }>({
  staffed: [
    async ({}, use) => {
      const smtp = await startSmtpServer();
      // Only a board of the site's own address is a link on the page of the staff.
      const port = String(await findFreePort());
      const site = { PORT: port, SITE_URL: `http://localhost:${port}` };
      const server = await startFormsServer({ ...site, SMTP_URL: smtp.url, STAFF_EMAIL: staff, LIMIT_PER_EMAIL: '1000' });
      const waitForMail = async (reference: string) => {
        const findMails = () =>
          smtp.messages.filter(
            (message) => getMailHeader(message, 'To') === staff && getMailHeader(message, 'Subject')?.includes(` ${reference}: `),
          );
        await expect.poll(() => findMails().length, { timeout: 20_000 }).toBe(1);
        return findMails()[0]!;
      };
      await use({ url: server.url, waitForMail });
      await server.stop();
      await smtp.close();
    },
    { scope: 'worker' },
  ],
});
