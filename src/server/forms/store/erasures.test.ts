import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { addSample, createSampleMail, dayMs, readBackup, sampleTime, useStore } from './store.fixture';

const sampleFile = { name: 'plan.pdf', type: 'application/pdf', bytes: new Uint8Array(9) };

describe.each(databaseKinds)('[A6] erasures in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);
  const subscribe = (email: string) => context.store.subscribePending(email, '1-abc', () => createSampleMail('Confirm'), sampleTime);

  test('[A6, A15] what was erased, forgotten or left is listed for thirty days without a person, and erased again from a backup of before', async () => {
    for (const key of ['forgotten', 'erased', 'kept'])
      await addSample(context.store, key, { email: `${key}@sample.example`, files: [sampleFile] });
    for (const email of ['forgotten@sample.example', 'left@sample.example', 'kept@sample.example']) await subscribe(email);
    const lines = await readBackup(context.database);
    const inquiries = await context.store.listInquiries(false);
    const subscribers = await context.store.listSubscribers();
    const nameOf = (email: string) => [...inquiries, ...subscribers].filter((one) => one.email === email);
    const forgotten = await context.store.deletePerson('forgotten@sample.example');
    await context.store.eraseInquiry(inquiries.find(({ key }) => key === 'erased')!.reference);
    await context.store.unsubscribe(subscribers.find(({ email }) => email === 'left@sample.example')!.id);
    const names = await context.store.listErased();
    expect(forgotten).toEqual({
      inquiries: 1,
      subscribers: 1,
      names: nameOf('forgotten@sample.example').map((one) => ('reference' in one ? one.reference : one.id)),
    });
    expect([names.length, names.join().includes('@'), names.filter((name) => forgotten.names.includes(name)).length]).toEqual([
      4,
      false,
      2,
    ]);
    const restored = await context.openRestored(lines);
    expect(await restored.eraseAgain(names)).toMatchObject({ inquiries: 2, subscribers: 2 });
    expect(await restored.eraseAgain(names)).toMatchObject({ inquiries: 0, subscribers: 0 });
    expect((await restored.listInquiries(false)).map(({ key }) => key)).toEqual(['kept']);
    expect((await restored.listSubscribers()).map(({ email }) => email)).toEqual(['kept@sample.example']);
    expect((await restored.listErased()).sort()).toEqual([...names].sort());
    for (const [days, left] of [
      [29, 4],
      [31, 0],
    ] as const) {
      await restored.purge(730, new Date(Date.now() + days * dayMs), { isForced: true });
      expect(await restored.listErased()).toHaveLength(left);
    }
    await restored.close();
  });
});
