import { describe, expect, test } from '@jest/globals';
import { restoreBackup, writeBackup } from './backup';
import { createEmbeddedDatabases, databaseKinds } from './databases.fixture';
import { createSampleInquiry, createSampleMail, sampleTime } from './inquiry.fixture';
import { createStore } from './store';
import { useStore } from './store.fixture';

const files = [1, 2, 3].map((number) => ({ name: `${number}.pdf`, type: 'application/pdf', bytes: new Uint8Array([0, number, 255]) }));

async function* iterate(lines: readonly string[]): AsyncGenerator<string> {
  for (const line of lines) yield await Promise.resolve(line);
}

describe.each(databaseKinds)('[A2] a backup of the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);

  test('[A6] is restored into an empty database, with files, mails and secrets', async () => {
    const { store } = context;
    const { reference } = await store.addInquiry(createSampleInquiry('one', { files }), createSampleMail, sampleTime);
    await store.subscribe('visitor@sample.example', sampleTime);
    const secret = await store.getSecret('links');
    const lines: string[] = [];
    await writeBackup(context.database, (line) => Promise.resolve(void lines.push(line)));
    const embedded = createEmbeddedDatabases();
    // Into the other kind of database, and into one of the same kind.
    for (const databases of [embedded, context.databases]) {
      const { database } = await databases.open();
      const restored = createStore(database);
      await restored.ping();
      await expect(restoreBackup(database, iterate(lines.slice(0, -1)))).rejects.toThrow('not whole');
      expect(await restored.listInquiries(false)).toEqual([]);
      await restoreBackup(database, iterate(lines));
      expect(await restored.listInquiries(false)).toEqual(await store.listInquiries(false));
      expect((await restored.getFiles(reference)).map(({ name, bytes }) => [name, [...bytes]])).toEqual(
        files.map(({ name, bytes }) => [name, [...bytes]]),
      );
      expect(await restored.listSubscribers()).toEqual(await store.listSubscribers());
      expect([await restored.getSecret('links'), await restored.countOutbox()]).toEqual([secret, { waiting: 1, dead: 0 }]);
      const next = await restored.addInquiry(createSampleInquiry('two'), createSampleMail, sampleTime);
      expect(next.reference).not.toBe(reference);
      await expect(restoreBackup(database, iterate(lines))).rejects.toThrow('has data');
      await restored.close();
    }
    await embedded.close();
  });
});
