import { expect, test } from '@jest/globals';
import { createIdempotencyKey, type TestApp } from './app.fixture';
import { inquiryFields } from './api/service-content.fixture';
import { useMailApp } from './app-mail.fixture';

const context = useMailApp();

const postFrom = async (app: TestApp, clientIp: string): Promise<number> => {
  const body = JSON.stringify({ ...inquiryFields, email: `${createIdempotencyKey()}@sample.example`, _key: createIdempotencyKey() });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return (await app.fetch(new Request('https://narra.example/api/inquiries', init), { clientIp })).status;
};

test('[A5] an address with a port is the same address, and a /48 and a /24 have limits of their own', async () => {
  const app = context.createApp({ LIMIT_PER_ADDRESS: '1' });
  expect([await postFrom(app, '203.0.113.7:1000'), await postFrom(app, '203.0.113.7:1001')]).toEqual([201, 429]);
  const statuses = [];
  for (let subnet = 1; subnet <= 5; subnet += 1) statuses.push(await postFrom(app, `2001:db8:1:${subnet}00::1`));
  for (let host = 1; host <= 9; host += 1) statuses.push(await postFrom(app, `198.51.100.${host}`));
  expect(statuses).toEqual([201, 201, 201, 201, 429, 201, 201, 201, 201, 201, 201, 201, 201, 429]);
});

test('[A5] a mailbox gets few confirmation mails, however its address is written', async () => {
  const app = context.createApp({ LIMIT_PER_EMAIL: '2' });
  const subscribe = async (email: string) => (await app.post('/api/newsletter', { email })).status;
  expect([await subscribe('visitor@sample.example'), await subscribe('visitor+1@sample.example')]).toEqual([201, 201]);
  expect([await subscribe('v.isitor@sample.example'), await subscribe('visitor+2@Sample.example')]).toEqual([429, 429]);
  app.clock.now = new Date(app.clock.now.getTime() + 2 * 3_600_000);
  expect(await subscribe('visitor@sample.example')).toBe(429);
  expect(await app.store.countOutbox()).toEqual({ waiting: 2, dead: 0 });
});

test('[A5] a domain gets few confirmation mails in an hour', async () => {
  const app = context.createApp({ LIMIT_PER_EMAIL: '1' });
  const statuses = [];
  for (let index = 0; index < 21; index += 1)
    statuses.push((await app.post('/api/newsletter', { email: `person${index}@sample.example` })).status);
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  expect((await app.post('/api/newsletter', { email: 'person@other.example' })).status).toBe(201);
});

test('[A3] an address is one mailbox in a domain that can exist, and gets its mail in Punycode', async () => {
  for (const email of ['a@x.example,y.example', 'a@[127.0.0.1].x', `a@${'ñ'.repeat(62)}.example`]) {
    expect((await context.app.post('/api/newsletter', { email })).status).toBe(422);
    expect((await context.app.post('/api/inquiries', { ...inquiryFields, email })).status).toBe(422);
  }
  const response = await context.app.post('/api/newsletter', { email: 'visitor@Niño.example' });
  expect([response.status, await response.json()]).toEqual([201, { email: 'visitor@xn--nio-8ma.example', state: 'pending' }]);
});
