import { expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey, createTestApp, readAnswer } from './app.fixture';
import { noLimitsEnv, useTestApp } from './use-test-app.fixture';

const context = useTestApp();
/** The addresses are confirmed by mail, which no test here sends. */
const createMailingApp = (env: Record<string, string> = {}) =>
  createTestApp(context.database, { ...noLimitsEnv, SMTP_URL: 'smtp://mail.example', STAFF_EMAIL: 'staff@narra.example', ...env });

test('[A5] a mailbox gets few confirmation mails, however its address is written', async () => {
  const app = createMailingApp({ LIMIT_PER_EMAIL: '2' });
  const subscribe = async (email: string) => (await app.post('/api/newsletter', { email })).status;
  expect([await subscribe('visitor@sample.example'), await subscribe('visitor+1@sample.example')]).toEqual([201, 201]);
  expect([await subscribe('v.isitor@sample.example'), await subscribe('visitor+2@Sample.example')]).toEqual([429, 429]);
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 3_600_000);
  expect(await subscribe('visitor@sample.example')).toBe(429);
  expect(await app.store.countOutbox()).toEqual({ waiting: 2, dead: 0 });
});

test('[A5] a domain gets few confirmation mails in an hour, one network few of them; the others are taken and wait', async () => {
  const app = createMailingApp({ LIMIT_PER_EMAIL: '1' });
  /** The status, and in how many minutes the mail is due. */
  const subscribe = async (network: number) => {
    const email = `${createIdempotencyKey()}@sample.example`;
    const { status } = await app.post('/api/newsletter', { email }, {}, `198.18.${network}.1`);
    const mail = (await app.store.listPendingMails()).find(({ to }) => to === email);
    return mail ? (mail.dueAt.getTime() - app.clock.now.getTime()) / 60_000 : status;
  };
  const delays = [];
  // It is half past eight.
  for (let index = 0; index < 49; index += 1) delays.push(await subscribe(0));
  expect([delays.slice(0, 6), delays.slice(46)]).toEqual([
    [0, 0, 30, 30, 90, 90],
    [22.5 * 60, 22.5 * 60, 429],
  ]);
  for (let network = 1; network < 10; network += 1) expect([await subscribe(network), await subscribe(network)]).toEqual([0, 0]);
  expect(await subscribe(10)).toBe(30);
  expect((await app.post('/api/newsletter', { email: 'person@other.example' })).status).toBe(201);
});

test('[A3] an address is one mailbox in a domain that can exist, and gets its mail in Punycode', async () => {
  const app = createMailingApp();
  for (const email of ['a@x.example,y.example', 'a@[127.0.0.1].x', `a@${'ñ'.repeat(62)}.example`]) {
    expect((await app.post('/api/newsletter', { email })).status).toBe(422);
    expect((await app.post('/api/inquiries', { ...inquiryFields, email })).status).toBe(422);
  }
  expect(await readAnswer(app.post('/api/newsletter', { email: 'visitor@Niño.example' }))).toEqual([
    201,
    { email: 'visitor@xn--nio-8ma.example', state: 'pending' },
  ]);
});
