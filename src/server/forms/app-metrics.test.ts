import { expect, test } from '@jest/globals';
import { useMailApp } from './app-mail.fixture';

const context = useMailApp();

test('[A1] /api/metrics has the requests, the outbox and the database, for those who have the token', async () => {
  context.app = context.createApp({ METRICS_TOKEN: 'token', LIMIT_PER_ADDRESS: '1' });
  await context.postInquiry();
  await context.postInquiry();
  await context.app.request('/api/nothing?visitor@sample.example');
  context.advanceClock(90_000);
  const response = await context.app.request('/api/metrics', { headers: { authorization: 'Bearer token' } });
  const lines = (await response.text()).split('\n');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'forms_requests_total{route="inquiries",status="201"} 1',
      'forms_requests_total{route="inquiries",status="429"} 1',
      'forms_requests_total{route="other",status="404"} 1',
      'forms_outbox_mails{state="waiting"} 1',
      'forms_outbox_oldest_seconds 90',
      'forms_database_up 1',
      'forms_build_info{id="unknown"} 1',
    ]),
  );
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
  expect(lines.join()).not.toMatch(/visitor|sample/);
});

test('[A1] without the token, /api/metrics does not exist', async () => {
  const open = context.createApp();
  const closed = context.createApp({ METRICS_TOKEN: 'token' });
  expect((await open.request('/api/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
  for (const authorization of ['', 'Bearer toke', 'token']) {
    expect((await closed.request('/api/metrics', { headers: { authorization } })).status).toBe(404);
  }
});

test('[A6] links that were signed with the previous secret stay valid', async () => {
  context.app = context.createApp({ SERVICE_SECRET: 'first' });
  await context.app.post('/api/newsletter', { email: 'visitor@sample.example' });
  await context.app.sendMails(10_000);
  const [, link = ''] = /<https:\/\/narra\.example([^>]*)>/.exec(context.smtp.messages[0]!) ?? [];
  const request = (env: Record<string, string>) => context.createApp(env).request(link);
  expect((await request({ SERVICE_SECRET: 'second' })).status).toBe(404);
  expect((await request({ SERVICE_SECRET: 'second', SERVICE_SECRET_PREVIOUS: 'first' })).status).toBe(200);
});
