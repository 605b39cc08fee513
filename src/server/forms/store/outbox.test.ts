import { describe, expect, test } from '@jest/globals';
import { databaseKinds } from './databases.fixture';
import { dayMs, createSampleInquiry, afterSampleTime, createSampleMail, sampleTime } from './inquiry.fixture';
import { useStore } from './store.fixture';

describe.each(databaseKinds)('[A2] in the %s database', (_, openDatabases) => {
  const context = useStore(openDatabases);

  test('[A4] a mail belongs to one sender until its lease ends, and an expired claim changes nothing', async () => {
    await context.store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    const claim = () => context.store.claimMail(sampleTime, afterSampleTime(1000), 'staff');
    const [first, second] = await Promise.all([claim(), claim()]);
    const claimed = (first ?? second)!;
    expect([first, second]).toContain(undefined);
    expect(claimed).toMatchObject({ tries: 1, mail: { to: null, text: 'Text' } });
    expect(await context.store.claimMail(afterSampleTime(999), afterSampleTime(2000), 'staff')).toBeUndefined();
    const taken = (await context.store.claimMail(afterSampleTime(1000), afterSampleTime(2000), 'staff'))!;
    expect([taken.id, taken.tries]).toEqual([claimed.id, 2]);
    await context.store.markFailed(claimed, { errorCode: 'late', isUnknown: false, dueAt: null }, sampleTime);
    expect(await context.store.countOutbox()).toEqual({ waiting: 1, dead: 0 });
    await context.store.markSent(taken, afterSampleTime(1500));
    expect(await context.store.countOutbox()).toEqual({ waiting: 0, dead: 0 });
    expect(await context.database.query('SELECT state, mail FROM outbox')).toEqual([{ state: 'sent', mail: null }]);
  });

  test('[A4] a mail is postponed, given up and queued again', async () => {
    await context.store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    const first = (await context.store.claimMail(sampleTime, afterSampleTime(1000), 'staff'))!;
    await context.store.markFailed(first, { errorCode: 'refused', isUnknown: false, dueAt: afterSampleTime(60_000) }, sampleTime);
    expect(await context.store.claimMail(afterSampleTime(59_999), afterSampleTime(61_000), 'staff')).toBeUndefined();
    const second = (await context.store.claimMail(afterSampleTime(60_000), afterSampleTime(61_000), 'staff'))!;
    await context.store.markFailed(second, { errorCode: 'refused', isUnknown: false, dueAt: null }, afterSampleTime(60_000));
    expect(await context.store.countOutbox()).toEqual({ waiting: 0, dead: 1 });
    const { reference } = (await context.store.listInquiries(false))[0]!;
    expect(await context.store.listPendingMails()).toEqual([
      { state: 'dead', reference, to: null, tries: 2, fault: 'refused', dueAt: afterSampleTime(61_000) },
    ]);
    expect(await context.store.claimMail(afterSampleTime(dayMs), afterSampleTime(2 * dayMs), 'staff')).toBeUndefined();
    expect(await context.store.requeueDead(afterSampleTime(dayMs))).toBe(1);
    expect((await context.store.claimMail(afterSampleTime(dayMs), afterSampleTime(2 * dayMs), 'staff'))?.tries).toBe(1);
  });

  test('[A4] mails to the staff wait without an address of the staff; others are claimed', async () => {
    await context.store.addInquiry(createSampleInquiry('one'), createSampleMail, sampleTime);
    const confirmation = { to: 'visitor@sample.example', subject: 'Confirm', text: '' };
    await context.store.subscribePending('visitor@sample.example', () => confirmation, sampleTime);
    expect((await context.store.claimMail(sampleTime, afterSampleTime(1000), 'visitor'))?.mail.subject).toBe('Confirm');
    expect(await context.store.claimMail(sampleTime, afterSampleTime(1000), 'visitor')).toBeUndefined();
  });
});
