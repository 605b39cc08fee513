import { describe, expect, test } from '@jest/globals';
import { inquiryFields, visitFields } from './api/service-content.fixture';
import { createIdempotencyKey, readAnswer } from './app.fixture';
import { appDatabaseKinds } from './store/databases.fixture';
import { useTestApp } from './use-test-app.fixture';

describe.each(appDatabaseKinds)('[A2] the fields of a form, on the %s database', (_, openDatabases) => {
  const context = useTestApp(openDatabases);

  test('[L2, A6] the version of the notice that the page showed is stored, none where it sent none, and an old one is refused', async () => {
    const subscribe = (name: string, more: object) => context.app.post('/api/newsletter', { email: `${name}@sample.example`, ...more });
    const old = await subscribe('old', { _notice: '0-00000000' });
    expect([old.status, await old.json()]).toMatchObject([422, { fields: { _notice: 'Words for old_notice' } }]);
    const statuses = [
      await subscribe('sent', { _notice: '1-1a2b3c4d' }),
      await subscribe('none', {}),
      await subscribe('empty', { _notice: '' }),
      await subscribe('waits', { _notice: '1-1a2b3c4d', _margin: 'x' }),
      await subscribe('strange', { _notice: ['1-1a2b3c4d'] }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 201, 201, 422]);
    const stored = (await context.app.store.listSubscribers()).map(({ email, notice }) => [email.split('@')[0], notice]);
    expect(Object.fromEntries(stored)).toEqual({ sent: '1-1a2b3c4d', none: 'none', empty: 'none', waits: '1-1a2b3c4d' });
  });

  test('[A6] a consent is stored with the version that the page sent: an unknown one is refused with a sentence, and none is stored as none', async () => {
    expect(await readAnswer(context.app.post('/api/inquiries/', { ...inquiryFields, _notice: 'abc122' }))).toEqual([
      422,
      { error: 'Words for old_notice', fields: { _notice: 'Words for old_notice' } },
    ]);
    expect(await readAnswer(context.app.postForm('/api/inquiries/', { ...inquiryFields, _notice: '1-00000000 abc123' }))).toEqual([
      422,
      expect.stringContaining('Words for old_notice'),
    ]);
    const { _notice, ...withoutNotice } = inquiryFields;
    for (const fields of [inquiryFields, { ...withoutNotice, message: 'none' }, { ...inquiryFields, _notice: '', message: 'empty' }])
      expect((await context.app.post('/api/inquiries/', fields)).status).toBe(201);
    expect((await context.app.store.listInquiries(false)).map(({ notice }) => notice)).toEqual(['none', 'none', _notice]);
  });

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

  test('[W5, A3] a request that is no choice, or no text, is refused', async () => {
    for (const request of ['gold', ['sample', 'gold'], ['sample', 7], [{ toString: 7 }], { 0: 'sample' }, null]) {
      const response = await context.app.post('/api/inquiries/', { ...inquiryFields, request });
      expect([request, response.status, await response.json()]).toMatchObject([request, 422, { fields: { request: 'Mend request' } }]);
    }
  });

  test('[A10, G3] an hour of a visit that nobody could confirm in time is refused with a word, and a day without known holidays is taken with one', async () => {
    // The showroom is open for half an hour, and then on Monday.
    context.app.clock.now = new Date('2026-11-21T03:30:00Z');
    const early = await context.app.post('/api/inquiries/', { ...visitFields, date: '2026-11-23' });
    const problem = 'Words for early_hours Words for visit_hours 10:00 AM, 11:00 AM.';
    expect([early.status, await early.json()]).toEqual([422, { error: problem, fields: { time: problem } }]);
    expect((await context.app.post('/api/inquiries/', { ...visitFields, date: '2026-11-23', time: '10:00 AM' })).status).toBe(201);
    const answers = [];
    for (const date of ['2026-11-24', '2027-01-04']) {
      const answer = await context.app.postForm('/api/inquiries/', { ...visitFields, date });
      answers.push([answer.status, (await answer.text()).includes('Words for unknown_day')]);
    }
    expect(answers).toEqual([
      [201, false],
      [201, true],
    ]);
  });
});
