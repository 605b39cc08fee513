import { expect, test } from '@jest/globals';
import { readSettings } from './settings';

test('[A2] without any variable the settings have their defaults', () => {
  expect(readSettings({})).toEqual({ dataDir: '.data', trustedProxies: 0, retentionDays: 730, limits: { perAddress: 30, perEmail: 5 } });
  expect(readSettings({ DATABASE_URL: '', SMTP_URL: ' ', LIMIT_PER_EMAIL: '' }).databaseUrl).toBeUndefined();
});

test('mails are sent from the address of the staff unless MAIL_FROM is set', () => {
  expect(readSettings({ STAFF_EMAIL: 'staff@narra.example' }).mailFrom).toBe('staff@narra.example');
  expect(readSettings({ STAFF_EMAIL: 'staff@narra.example', MAIL_FROM: 'site@narra.example' }).mailFrom).toBe('site@narra.example');
  expect(readSettings({ SITE_URL: 'https://narra.example/' }).siteUrl).toBe('https://narra.example');
});

test.each([
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes": it must be a whole number, such as 0.'],
  [{ RETENTION_DAYS: '-1' }, 'RETENTION_DAYS is "-1"'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must begin with smtp://'],
])('an invalid value throws an error that names it: %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
