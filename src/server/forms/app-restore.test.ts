import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { projectFields } from './api/service-content.fixture';
import { createIdempotencyKey, createTestApp, type TestApp } from './app.fixture';
import { restoreBackup, writeBackup } from './store/backup';
import { databaseKinds } from './store/databases.fixture';
import { noLimitsEnv, useTestApp } from './use-test-app.fixture';

describe.each(databaseKinds)('[A15] after a restore, on the %s database', (_, openDatabases) => {
  const context = useTestApp(openDatabases);

  const post = async (app: TestApp, more: object = {}) => {
    const response = await app.post('/api/inquiries', { ...projectFields, _key: createIdempotencyKey(), ...more });
    return ((await response.json()) as { reference: string }).reference;
  };
  const backUp = async () => {
    const lines: string[] = [];
    await writeBackup(context.database, (text) => Promise.resolve(void lines.push(text)));
    return lines.join('').split('\n');
  };
  /** An app on a new database with the rows of a backup, at the same moment. */
  const restore = async (lines: readonly string[]) => {
    const { database } = await context.databases.open();
    const app = createTestApp(database, noLimitsEnv);
    await app.store.ping();
    await restoreBackup(database, Readable.from(lines), context.app.clock.now);
    return app;
  };

  test.each([0, 2])('[A15] a reference number never comes twice, with %d inquiries in the backup', async (kept) => {
    for (let count = 0; count < kept; count += 1) await post(context.app);
    const lines = await backUp();
    const references = await Promise.all(Array.from({ length: 20 }, () => post(context.app)));
    for (let restores = 0; restores < 2; restores += 1) {
      const app = await restore(lines);
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
    const app = createTestApp(context.database, noLimitsEnv);
    app.clock.now = new Date(app.clock.now.getTime() + 8000);
    expect(new Set([first, second, await post(app)]).size).toBe(3);
  });
});
