import { expect, test } from '@jest/globals';
import { describeMissingMailSettings, readSettings } from './settings';

test('[A2] without any variable the settings have their defaults', () => {
  expect(readSettings({})).toEqual({
    dataDir: '.data',
    forwardDomains: [],
    logFormat: 'text',
    trustedProxies: { count: 0, addresses: [] },
    retentionDays: 730,
    limits: { perAddress: 30, perEmail: 5 },
  });
  expect(readSettings({ DATABASE_URL: '', SMTP_URL: ' ', LIMIT_PER_EMAIL: '' }).databaseUrl).toBeUndefined();
});

test('[A5] TRUST_PROXY is a number, and the addresses of proxies outside private networks', () => {
  expect(readSettings({ TRUST_PROXY: '1' }).trustedProxies).toEqual({ count: 1, addresses: [] });
  expect(readSettings({ TRUST_PROXY: '2 203.0.113.10, 2001:db8::/32' }).trustedProxies).toEqual({
    count: 2,
    addresses: ['203.0.113.10', '2001:db8::/32'],
  });
});

test('mails are sent from the address of the staff unless MAIL_FROM is set', () => {
  expect(readSettings({ STAFF_EMAIL: 'staff@narra.example' }).mailFrom).toBe('staff@narra.example');
  expect(readSettings({ STAFF_EMAIL: 'staff@narra.example', MAIL_FROM: 'site@narra.example' }).mailFrom).toBe('site@narra.example');
  expect(readSettings({ SITE_URL: 'https://narra.example/' }).siteUrl).toBe('https://narra.example');
});

test('[A4] mails that are not sent because of a missing setting are reported', () => {
  const SMTP_URL = 'smtp://mail.example:587';
  const describe = (env: NodeJS.ProcessEnv) => describeMissingMailSettings(readSettings(env));
  expect(describe({})).toBeUndefined();
  expect(describe({ SMTP_URL, STAFF_EMAIL: 'staff@narra.example' })).toBeUndefined();
  expect(describe({ SMTP_URL, MAIL_FROM: 'site@narra.example' })).toMatch(/^STAFF_EMAIL is not set: what is sent to the staff waits/);
  expect(describe({ SMTP_URL })).toMatch(/^Neither MAIL_FROM nor STAFF_EMAIL is set: no mail is sent/);
});

test('[A4] mail to the staff goes to the one address of STAFF_EMAIL, with its domain in Punycode', () => {
  const { staffEmail, mailFrom } = readSettings({ STAFF_EMAIL: 'Narra, staff <staff@Narra.example>' });
  expect([staffEmail, mailFrom]).toEqual(['staff@narra.example', 'Narra, staff <staff@Narra.example>']);
  expect(readSettings({ STAFF_EMAIL: 'info@niño.example' }).staffEmail).toBe('info@xn--nio-8ma.example');
});

test('[A7] inquiries are forwarded to the domain of the staff, or to those that are set', () => {
  expect(readSettings({ STAFF_EMAIL: 'Staff <staff@Narra.example>' }).forwardDomains).toEqual(['narra.example']);
  const env = { STAFF_EMAIL: 'staff@mail.example', FORWARD_DOMAINS: 'narra.example, Shop.example niño.example' };
  expect(readSettings(env).forwardDomains).toEqual(['narra.example', 'shop.example', 'xn--nio-8ma.example']);
  expect(readSettings({ STAFF_EMAIL: 'info@niño.example' }).forwardDomains).toEqual(['xn--nio-8ma.example']);
});

test.each([
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes": it must be a number, such as 1,'],
  [{ TRUST_PROXY: '1 proxy.example' }, 'TRUST_PROXY is "1 proxy.example"'],
  [{ TRUST_PROXY: '1 203.0.113.0/33' }, 'TRUST_PROXY is "1 203.0.113.0/33"'],
  [{ STAFF_EMAIL: 'staff' }, 'STAFF_EMAIL is "staff": it must be one address, such as staff@narra.example.'],
  [{ STAFF_EMAIL: 'a@narra.example, b@narra.example' }, 'STAFF_EMAIL is "a@narra.example, b@narra.example"'],
  [{ FORWARD_DOMAINS: '@narra.example' }, 'FORWARD_DOMAINS has "@narra.example"'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is "xml": it must be text or json.'],
  [{ RETENTION_DAYS: '-1' }, 'RETENTION_DAYS is "-1"'],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL must begin with smtp://'],
])('an invalid value throws an error that names it: %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});
