import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createTestApp, createIdempotencyKey, type TestApp } from './app.fixture';
import type { Database } from './store/database';
import { createEmbeddedDatabases } from './store/databases.fixture';

const databases = createEmbeddedDatabases();
let database: Database;
let app: TestApp;

beforeAll(async () => {
  ({ database } = await databases.open());
  app = createTestApp(database, { LIMIT_PER_ADDRESS: '1000', LIMIT_PER_EMAIL: '1000' });
  await app.store.ping();
});
afterAll(async () => {
  await database.close();
  await databases.close();
});

test('[W5] what is asked for is stored a line for each, from a script and from a plain form', async () => {
  const plainForm = new URLSearchParams(inquiryFields);
  for (const value of ['sample', 'drawing']) plainForm.append('request', value);
  const responses = [
    await app.post('/api/inquiries/', { ...inquiryFields, request: 'drawing', _key: createIdempotencyKey() }),
    await app.post('/api/inquiries/', { ...inquiryFields, request: 'sample\ndrawing', _key: createIdempotencyKey() }),
    await app.postForm('/api/inquiries', plainForm),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  const stored = await app.store.listInquiries(false);
  expect(stored.map(({ values }) => values['request']).sort()).toEqual(['drawing', 'sample\ndrawing', 'sample\ndrawing']);
});

test.each([['gold'], [['sample', 'gold']], [['sample', 7]], [[{ toString: 7 }]], [{ 0: 'sample' }], [null]])(
  '[W5, A3] a request of %j is refused',
  async (request) => {
    const response = await app.post('/api/inquiries/', { ...inquiryFields, request });
    expect([response.status, await response.json()]).toMatchObject([422, { fields: { request: 'Mend request' } }]);
  },
);
