import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { afterSampleTime, createSampleMail, dayMs, sampleTime } from './inquiry.fixture';
import { useStore } from './store.fixture';

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);

  test('[A3] an address is subscribed once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => context.store.subscribe('visitor@sample.example', sampleTime)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await context.store.listSubscribers()).toMatchObject([
      { email: 'visitor@sample.example', confirmedAt: sampleTime, createdAt: sampleTime },
    ]);
  });

  test('[A6] an address is pending until confirmed, and every attempt sends the mail again', async () => {
    const ids: string[] = [];
    const mail = (id: string) => {
      ids.push(id);
      return { to: 'visitor@sample.example', subject: 'Confirm', text: id };
    };
    expect(await context.store.subscribePending('visitor@sample.example', mail, sampleTime)).toBe(true);
    expect(await context.store.subscribePending('visitor@sample.example', mail, sampleTime)).toBe(true);
    expect(new Set(ids).size).toBe(1);
    expect(await context.store.countOutbox()).toEqual({ waiting: 2, dead: 0 });
    expect((await context.store.listSubscribers())[0]?.confirmedAt).toBeNull();
    expect([await context.store.confirm(ids[0]!, afterSampleTime(1)), await context.store.confirm(ids[0]!, afterSampleTime(2))]).toEqual([
      true,
      true,
    ]);
    expect((await context.store.listSubscribers())[0]?.confirmedAt).toEqual(afterSampleTime(1));
    expect(await context.store.subscribePending('visitor@sample.example', mail, sampleTime)).toBe(false);
    expect(await context.store.subscribe('visitor@sample.example', sampleTime)).toBe(false);
  });

  test('[A6] an address that is subscribed again before it is confirmed is kept as long as a new one', async () => {
    const subscribe = (days: number) =>
      context.store.subscribePending('visitor@sample.example', () => createSampleMail('Confirm'), afterSampleTime(days * dayMs));
    await subscribe(0);
    await subscribe(29);
    await context.store.purge(730, afterSampleTime(31 * dayMs));
    const [subscriber] = await context.store.listSubscribers();
    expect(await context.store.confirm(subscriber!.id, afterSampleTime(31 * dayMs))).toBe(true);
    await subscribe(60);
    expect((await context.store.listSubscribers())[0]?.createdAt).toEqual(afterSampleTime(29 * dayMs));
  });

  test('[A6] unsubscribing deletes the subscriber and the waiting mails', async () => {
    await context.store.subscribePending('visitor@sample.example', () => createSampleMail('Confirm'), sampleTime);
    const [{ id } = { id: '' }] = await context.store.listSubscribers();
    await context.store.unsubscribe(id);
    await context.store.unsubscribe(id);
    expect(await context.store.confirm(id, sampleTime)).toBe(false);
    expect([await context.store.listSubscribers(), await context.store.countOutbox()]).toEqual([[], { waiting: 0, dead: 0 }]);
  });
});
