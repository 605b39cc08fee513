import { expect, test } from '@jest/globals';
import { readSettings } from './settings';

test('[A2] with nothing set there is nothing to start', () => {
  expect(readSettings({})).toEqual({ dataDir: '.data', trustedProxies: 0, retentionDays: 730, limits: { perAddress: 30, perEmail: 5 } });
  expect(readSettings({ DATABASE_URL: '', SMTP_URL: ' ', LIMIT_PER_EMAIL: '' }).databaseUrl).toBeUndefined();
});

test('mails come from the staff’s address unless another is set', () => {
  expect(readSettings({ STAFF_EMAIL: 'staff@narra.example' }).mailFrom).toBe('staff@narra.example');
  expect(readSettings({ STAFF_EMAIL: 'staff@narra.example', MAIL_FROM: 'site@narra.example' }).mailFrom).toBe('site@narra.example');
  expect(readSettings({ SITE_URL: 'https://narra.example/' }).siteUrl).toBe('https://narra.example');
});

test.each([
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes": it must be a whole number, such as 0.'],
  [{ RETENTION_DAYS: '-1' }, 'RETENTION_DAYS is "-1"'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must begin with smtp://'],
])('what cannot be meant is named: %j', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});
