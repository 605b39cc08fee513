import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { projectFields } from './api/service-content.fixture';
import { createIdempotencyKey, type TestApp } from './app.fixture';
import { restoreBackup } from './store/backup';
import { appDatabaseKinds } from './store/databases.fixture';
import { readBackup } from './store/store.fixture';
import { useMailApp } from './use-test-app.fixture';

const accept = { accept: 'text/html' };

describe.each(appDatabaseKinds)('[A15] after a restore, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);

  const post = async (app: TestApp, more: object = {}) => {
    const response = await app.post('/api/inquiries', { ...projectFields, _key: createIdempotencyKey(), ...more });
    return ((await response.json()) as { reference: string }).reference;
  };
  /** An app on a new database with the rows of a backup, at the same moment. */
  const restore = async (lines: readonly string[]) => {
    const { database } = await context.databases.open();
    const app = context.createApp({}, database);
    await app.store.migrate();
    await restoreBackup(database, Readable.from(lines), context.app.clock.now);
    return { app, database };
  };

  test.each([0, 2])('[A15] a reference number never comes twice, with %d inquiries in the backup', async (kept) => {
    for (let count = 0; count < kept; count += 1) await post(context.app);
    const lines = await readBackup(context.database);
    const references = await Promise.all(Array.from({ length: 20 }, () => post(context.app)));
    for (let restores = 0; restores < 2; restores += 1) {
      const { app } = await restore(lines);
      references.push(...(await Promise.all(Array.from({ length: 20 }, () => post(app)))));
      await app.close();
    }
    expect(new Set(references).size).toBe(60);
  });

  test('[A15] a database that is set back under a running service, or a moment later under a new one, gives no number again', async () => {
    const first = await post(context.app);
    await context.database.exec('DELETE FROM inquiry; UPDATE inquiry_count SET last = 0');
    const second = await post(context.app);
    await context.database.exec('DELETE FROM inquiry; UPDATE inquiry_count SET last = 0');
    const app = context.createApp();
    app.clock.now = new Date(app.clock.now.getTime() + 8000);
    expect(new Set([first, second, await post(app)]).size).toBe(3);
  });

  /** The paths of the links in the mails that were sent: of the staff and of the sender. */
  const getLinks = () =>
    ['staff', 'inquiry'].map((name) => new RegExp(`/api/${name}\\?of=[\\w.-]+`).exec(context.smtp.messages.join('\n'))![0]);
  const open = async (app: TestApp, path: string) => {
    const response = await app.request(path, { headers: accept });
    return [response.status, (await response.text()).includes('terrazzo')];
  };

  test('[A15] a link opens no other row than its own, even if the reference of that comes again', async () => {
    const lines = await readBackup(context.database);
    const reference = await post(context.app);
    await context.app.sendMails(10_000);
    const links = getLinks();
    const { app, database } = await restore(lines);
    const other = await post(app, { email: 'other@sample.example' });
    await database.query('UPDATE inquiry SET reference = $1 WHERE reference = $2', [reference, other]);
    for (const link of links) {
      expect(await open(app, link)).toEqual([404, false]);
      expect((await app.postForm(link, { do: 'erase', sure: 'yes' })).status).toBe(404);
    }
    expect(await app.store.listInquiries(false)).toMatchObject([{ reference, email: 'other@sample.example' }]);
    expect(await open(context.app, links[0]!)).toEqual([200, true]);
    await app.close();
  });
});
