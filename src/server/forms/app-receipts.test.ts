import { describe, expect, test } from '@jest/globals';
import { projectFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useMailApp } from './use-test-app.fixture';

const minuteMs = 60_000;

describe.each(appDatabaseKinds)('[A2] the limits of receipts, on the %s database', (_, openDatabases) => {
  const context = useMailApp(openDatabases);

  /** Posts an inquiry from a network, and returns in how many minutes its receipt is due; undefined if there is none. */
  const post = async (email: string, network = 0) => {
    const fields = { ...projectFields, email, _key: createIdempotencyKey() };
    const response = await context.app.post('/api/inquiries', fields, {}, `198.18.${network}.1`);
    const { reference } = (await response.json()) as { reference: string };
    expect(response.status).toBe(201);
    const mails = (await context.app.store.listPendingMails()).filter((mail) => mail.reference === reference);
    expect(mails.filter(({ to }) => to === null)).toHaveLength(1);
    const receipt = mails.find(({ to }) => to !== null);
    return receipt && (receipt.dueAt.getTime() - context.app.clock.now.getTime()) / minuteMs;
  };
  const postMany = async (count: number, toEmail: (index: number) => string, network = 0) => {
    const delays = [];
    for (let index = 0; index < count; index += 1) delays.push(await post(toEmail(index), network));
    return delays;
  };
  const toMailbox = (index: number) => `visitor${index}@sample.example`;

  test('[A5] a domain gets few receipts in an hour, one network fewer of them; others wait until the day ends, and are left out then', async () => {
    context.app = context.createApp({ LIMIT_PER_EMAIL: '1' });
    // It is half past eight, and sixteen hours begin until midnight.
    expect(await postMany(34, toMailbox)).toEqual([
      ...[0, 0, ...Array.from({ length: 30 }, (__, index) => 30 + 60 * Math.floor(index / 2))],
      ...[undefined, undefined],
    ]);
    for (let network = 1; network < 10; network += 1)
      expect(await postMany(2, (index) => toMailbox(100 * network + index), network)).toEqual([0, 0]);
    expect([await post('visitor@sample.example', 10), await post('visitor@other.example', 10)]).toEqual([30, 0]);
  });

  test('[A5] a mailbox gets few receipts in a day, however its address is written, and its inquiries are stored', async () => {
    context.app = context.createApp({ LIMIT_PER_EMAIL: '2' });
    const addresses = ['visitor@sample.example', 'v.isitor+1@Sample.example'];
    expect(await postMany(2, (index) => addresses[index]!)).toEqual([0, 0]);
    for (let hours = 1; hours < 4; hours += 1) {
      context.advanceClock(60 * minuteMs);
      expect(await postMany(2, (index) => addresses[index]!)).toEqual([undefined, undefined]);
    }
    context.advanceClock(1440 * minuteMs);
    expect([await post(addresses[0]!), (await context.countRows())?.inquiries]).toEqual([0, 9]);
  });
});
