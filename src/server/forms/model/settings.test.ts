import { expect, test } from '@jest/globals';
import { describeExposedSecrets, describeMissingMailSettings, readSettings } from './settings';

test('[A2] without any variable the settings have their defaults', () => {
  expect(readSettings({})).toEqual({
    port: 9000,
    dataDir: '.data',
    forwardDomains: [],
    trustedProxies: { count: 0, addresses: [] },
    retentionDays: 730,
    limits: { perAddress: 30, perEmail: 5 },
  });
  expect(readSettings({ DATABASE_URL: '', SMTP_URL: ' ', LIMIT_PER_EMAIL: '' })).toEqual(readSettings({}));
});

test('[C4] a preview reads no secret of production, and says which ones reach it', () => {
  const [SERVICE_SECRET, PREVIEW_DATABASE_URL] = ['0123456789abcdef'.repeat(2), 'postgres://database.example/preview'];
  const secrets = { SMTP_URL: 'smtp://mail.example', SERVICE_SECRET, SERVICE_SECRET_PREVIOUS: 'short' };
  const env = { DATABASE_URL: 'postgres://database.example/forms', ...secrets };
  expect(readSettings(env, true)).toEqual(readSettings({}));
  expect(readSettings({ ...env, PREVIEW_DATABASE_URL }, true).databaseUrl).toBe(PREVIEW_DATABASE_URL);
  expect(describeExposedSecrets(env)).toContain(': DATABASE_URL, SMTP_URL, SERVICE_SECRET, SERVICE_SECRET_PREVIOUS.');
  expect(describeExposedSecrets({ PREVIEW_DATABASE_URL, STAFF_EMAIL: 'staff@narra.example', SMTP_URL: '' })).toBeUndefined();
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
  expect(describe({ SMTP_URL, MAIL_FROM: 'site@narra.example' })).toMatch(
    /^STAFF_EMAIL is not set: the last hundred mails to the staff wait/,
  );
  expect(describe({ SMTP_URL })).toMatch(/^Neither MAIL_FROM nor STAFF_EMAIL is set: no mail is sent/);
});

test('[L5] an address among the settings is cleaned, and so is the name before it', () => {
  const { staffEmail, mailFrom } = readSettings({
    STAFF_EMAIL: 'mailto:staff@narra.example',
    MAIL_FROM: 'Nar\u200bra\u00a0Home <\u200bsite@narra.example>;',
  });
  expect([staffEmail, mailFrom]).toEqual(['staff@narra.example', '"Narra Home" <site@narra.example>']);
});

test('[A4] mail to the staff goes to the one address of STAFF_EMAIL, with its domain in Punycode', () => {
  const { staffEmail, mailFrom } = readSettings({ STAFF_EMAIL: 'Narra, staff <staff@Narra.example>' });
  expect([staffEmail, mailFrom]).toEqual(['staff@narra.example', '"Narra, staff" <staff@Narra.example>']);
  expect(readSettings({ STAFF_EMAIL: 'info@niño.example' }).staffEmail).toBe('info@xn--nio-8ma.example');
});

test('[A7] inquiries are forwarded to the domain of the staff, or to those that are set', () => {
  expect(readSettings({ STAFF_EMAIL: 'Staff <staff@Narra.example>' }).forwardDomains).toEqual(['narra.example']);
  const env = { STAFF_EMAIL: 'staff@mail.example', FORWARD_DOMAINS: 'narra.example, Shop.example niño.example' };
  expect(readSettings(env).forwardDomains).toEqual(['narra.example', 'shop.example', 'xn--nio-8ma.example']);
  expect(readSettings({ STAFF_EMAIL: 'info@niño.example' }).forwardDomains).toEqual(['xn--nio-8ma.example']);
});

const secret = '0123456789abcdef'.repeat(2);

test.each([
  ['PORT', '0'],
  ['DATABASE_URL', 'postgres://forms:p%40ss@database.example:5432/forms?sslmode=require'],
  ['DATABASE_URL', 'postgresql:///forms?host=/var/run/postgresql'],
  ['SMTP_URL', 'smtps://site%40narra.example:p%2Fw%23:1%25@mail.example:465?ignoreTLS=true'],
  ['SMTP_URL', 'smtp://[::1]:25'],
  ['MAIL_FROM', 'Narra <site@narra.example>'],
  ['SITE_URL', 'http://localhost:9000/'],
  ['SERVICE_SECRET', secret],
  // The secret that a short one is exchanged for keeps the links of earlier mails valid.
  ['SERVICE_SECRET_PREVIOUS', 'short'],
])('[A12] %s may be %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).not.toThrow();
});

test.each([
  ['PORT', ['http', '65536', '-1', '9000 '.repeat(2)], 'is "http": it must be a whole number from 0 to 65535, such as 9000.'],
  ['TRUST_PROXY', ['yes', '1 proxy.example', '1 203.0.113.0/33', '1 2001:db8::/129'], 'is "yes": it must be a number, such as 1,'],
  ['STAFF_EMAIL', ['staff', 'a@narra.example, b@narra.example'], 'is "staff": it must be one address, such as staff@narra.example.'],
  ['MAIL_FROM', ['Narra', 'a@narra.example, b@narra.example', 'Narra <a@narra.example> x'], 'is "Narra": it must be one address, such as'],
  ['OWNER_EMAIL', ['owner', 'a@narra.example, b@narra.example'], 'is "owner": it must be one address, such as owner@narra.example.'],
  ['FORWARD_DOMAINS', ['@narra.example', 'narra'], 'is "@narra.example": it must be domains, such as'],
  ['RETENTION_DAYS', ['29', '-1', '1.5'], 'is "29": it must be a whole number from 30 to 999999999, such as 730.'],
  ['LIMIT_PER_ADDRESS', ['0'], 'is "0": it must be a whole number from 1 to 999999999, such as 30.'],
  ['LIMIT_PER_EMAIL', ['0'], 'is "0": it must be a whole number from 1 to 999999999, such as 5.'],
  [
    'SITE_URL',
    [
      'narra.example',
      'ftp://narra.example',
      'https://narra.example/site',
      'https://narra.example?a=1',
      'https://a:b@narra.example',
      '//narra.example',
    ],
    'is "narra.example": it must be an origin with its scheme, such as https://narra.example.',
  ],
  ['SERVICE_SECRET', ['short', secret.slice(1)], 'must be 32 bytes or more, such as the output of "openssl rand -hex 32".'],
  [
    'SMTP_URL',
    ['mail.example:587', 'smtp:///x', ...['@', '/', '?', '#', '%'].map((mark) => `smtp://user:pass${mark}word@mail.example:587`)],
    'must be a URL that begins with smtp:// or smtps://, such as smtp://user:password@mail.example:587, and @ : / ? # % in the password are written',
  ],
  ...['DATABASE_URL', 'PREVIEW_DATABASE_URL'].map(
    (name) =>
      [
        name,
        [
          'database.example',
          'mysql://database.example/forms',
          'postgres://user:pass@word@database.example/forms',
          'postgres://user:pass#word@database.example/forms',
        ],
        'must be a URL such as postgres://user:password@database.example:5432/forms,',
      ] as const,
  ),
])('[A12] a wrong %s is told', (name, values, message) => {
  const read = (value: string) => () => readSettings({ [name]: value }, name.startsWith('PREVIEW_'));
  for (const value of values) expect(read(value)).toThrow(`${name} `);
  expect(read(values[0])).toThrow(`${name} ${message}`);
});

test('[A12] all wrong settings are told together, and no secret is repeated', () => {
  const read = () => readSettings({ PORT: 'x', SERVICE_SECRET: 'tell-nobody', SMTP_URL: 'smtp://a:tell@nobody@b', SITE_URL: 'y' });
  expect(read).toThrow(/^PORT [^\n]+\nSMTP_URL [^\n]+\nSITE_URL [^\n]+\nSERVICE_SECRET [^\n]+$/);
  expect(read).not.toThrow(/nobody/);
});
