import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { createSampleInquiry, createSampleMail, sampleTime } from './inquiry.fixture';
import { migrate, migrations } from './migrate';
import { createStore } from './store';
import { useStore } from './store.fixture';

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);

  test('[A2] two stores that start together run the migrations once and share secrets', async () => {
    const { database } = await context.databases.open();
    const secrets = await Promise.all([createStore(database), createStore(database)].map((store) => store.getSecret('links')));
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[1]).toBe(secrets[0]);
    expect(await database.query('SELECT name FROM migration')).toEqual(migrations.map(({ name }) => ({ name })));
    await database.close();
  });

  test('[A2] stored data is there when the database is opened again', async () => {
    await context.store.addInquiry(createSampleInquiry('kept'), createSampleMail, sampleTime);
    await context.store.close();
    Object.assign(context, await context.databases.open(context.location));
    context.store = createStore(context.database);
    expect((await context.store.listInquiries(false)).map(({ key }) => key)).toEqual(['kept']);
  });

  test('[A2] the database of an earlier version is migrated, with its data', async () => {
    const { database } = await context.databases.open();
    await migrate(database, migrations.slice(0, 2));
    await database.exec(`INSERT INTO subscriber VALUES (gen_random_uuid(), 'old@sample.example', now(), now())`);
    const store = createStore(database);
    expect(await store.listSubscribers()).toMatchObject([{ email: 'old@sample.example' }]);
    expect(await database.query('SELECT count(*)::int AS count FROM migration')).toEqual([{ count: migrations.length }]);
    await database.close();
  });
});
