import { expect, test } from '@jest/globals';
import { inquiryFields } from './api/service-content.fixture';
import { createIdempotencyKey } from './app.fixture';
import { useTestApp } from './use-test-app.fixture';

const context = useTestApp();

test('[W5] what is asked for is stored a line for each, from a script and from a plain form', async () => {
  const plainForm = new URLSearchParams(inquiryFields);
  for (const value of ['sample', 'drawing']) plainForm.append('request', value);
  const responses = [
    await context.app.post('/api/inquiries/', { ...inquiryFields, request: 'drawing', _key: createIdempotencyKey() }),
    await context.app.post('/api/inquiries/', { ...inquiryFields, request: 'sample\ndrawing', _key: createIdempotencyKey() }),
    await context.app.postForm('/api/inquiries', plainForm),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  const stored = await context.app.store.listInquiries(false);
  expect(stored.map(({ values }) => values['request']).sort()).toEqual(['drawing', 'sample\ndrawing', 'sample\ndrawing']);
});

test.each([['gold'], [['sample', 'gold']], [['sample', 7]], [[{ toString: 7 }]], [{ 0: 'sample' }], [null]])(
  '[W5, A3] a request of %j is refused',
  async (request) => {
    const response = await context.app.post('/api/inquiries/', { ...inquiryFields, request });
    expect([response.status, await response.json()]).toMatchObject([422, { fields: { request: 'Mend request' } }]);
  },
);
