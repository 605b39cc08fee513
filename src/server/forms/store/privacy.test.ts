import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { dayMs, createSampleInquiry, afterSampleTime, createSampleMail, sampleTime } from './inquiry.fixture';
import { createStore } from './store';
import { useStore } from './store.fixture';

const sampleFile = { name: 'plan.pdf', type: 'application/pdf', bytes: new Uint8Array(9) };

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);

  test('[A6] the data of a person is deleted together with the mails', async () => {
    await context.store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    await context.store.addInquiry(createSampleInquiry('two', { email: 'other@sample.example' }), createSampleMail, sampleTime);
    await context.store.subscribe('visitor@sample.example', sampleTime);
    expect(await context.store.deleteByEmail('visitor@sample.example')).toEqual({ inquiries: 1, subscribers: 1 });
    expect((await context.store.listInquiries(false)).map(({ key }) => key)).toEqual(['two']);
    expect(await context.store.countOutbox()).toEqual({ waiting: 1, dead: 0 });
  });

  test('[A6] the purge deletes only data whose retention period is over', async () => {
    await context.store.addInquiry(createSampleInquiry('old'), createSampleMail, sampleTime);
    await context.store.addInquiry(createSampleInquiry('new'), createSampleMail, afterSampleTime(10 * dayMs));
    await context.store.subscribe('stays@sample.example', sampleTime);
    await context.store.subscribePending('goes@sample.example', () => createSampleMail('Confirm'), sampleTime);
    await context.store.recordHits([{ subject: 'a', seconds: 60, limit: 1 }], sampleTime);
    const salted = await context.store.hashForDay('x', sampleTime);
    expect(await context.store.purge(730, afterSampleTime(735 * dayMs))).toEqual({ inquiries: 1, subscribers: 1 });
    expect((await context.store.listInquiries(false)).map(({ key }) => key)).toEqual(['new']);
    expect((await context.store.listSubscribers()).map(({ email }) => email)).toEqual(['stays@sample.example']);
    expect(await context.database.query('SELECT * FROM hit')).toEqual([]);
    expect(await createStore(context.database).hashForDay('x', sampleTime)).not.toBe(salted);
  });

  test('[A6] the purge deletes many rows in batches, and ends with its budget', async () => {
    await context.database.exec(`INSERT INTO hit SELECT 'visitor ' || n, '2026-01-01', '2026-01-02', 1 FROM generate_series(1, 5001) AS n`);
    await context.store.addInquiry(createSampleInquiry('old'), createSampleMail, sampleTime);
    expect(await context.store.purge(730, afterSampleTime(735 * dayMs), 0)).toEqual({ inquiries: 1, subscribers: 0 });
    expect(await context.database.query('SELECT count(*)::int AS count FROM hit')).toEqual([{ count: 1 }]);
    await context.store.purge(730, sampleTime);
    expect(await context.database.query('SELECT * FROM hit')).toEqual([]);
  });

  test('[A6] a table that cannot be purged does not hold up the others', async () => {
    await context.store.addInquiry(createSampleInquiry('old', { files: [sampleFile] }), createSampleMail, sampleTime);
    await context.database.exec(`ALTER TABLE hit RENAME TO hit_away`);
    await expect(context.store.purge(730, afterSampleTime(735 * dayMs))).rejects.toThrow('not migrated (42P01)');
    await context.database.exec(`ALTER TABLE hit_away RENAME TO hit`);
    expect(await context.store.listInquiries(false)).toEqual([]);
    expect(await context.database.query('SELECT name FROM inquiry_file')).toEqual([]);
  });
});
