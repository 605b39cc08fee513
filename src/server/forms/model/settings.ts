import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { isEmail } from '../../../domain/forms/form-validation';
import { getEmailDomain, hasPossibleDomain, normalizeEmail } from './normalize-email';

/** The settings of the forms service, from environment variables. */
export interface Settings {
  databaseUrl: string | undefined;
  /** The folder of the embedded database, used if `databaseUrl` is undefined. */
  dataDir: string;
  smtpUrl: string | undefined;
  staffEmail: string | undefined;
  /** The domains to which the staff may forward an inquiry. */
  forwardDomains: readonly string[];
  mailFrom: string | undefined;
  /** The base of the links in mails, without a final slash; undefined for the URL in the content. */
  siteUrl: string | undefined;
  /** The key that signs the links in mails; undefined for a secret of the database. */
  serviceSecret: string | undefined;
  /** The key before it: links that it signed stay valid. */
  previousSecret: string | undefined;
  logFormat: 'text' | 'json';
  /** The token that `/api/metrics` asks for; undefined if nobody may read it. */
  metricsToken: string | undefined;
  /** The number of our own proxies in front of the service, and the addresses of those outside private networks. */
  trustedProxies: { count: number; addresses: readonly string[] };
  retentionDays: number;
  /** The number of forms that one network may send in ten minutes, and one e-mail address in an hour. */
  limits: { perAddress: number; perEmail: number };
}

function readInteger(env: NodeJS.ProcessEnv, name: string, defaultValue: number): number {
  const value = env[name];
  if (value === undefined || value === '') return defaultValue;
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} is "${value}": it must be a whole number, such as ${defaultValue}.`);
  return Number(value);
}

/** Whether a text is an address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 6 ? 128 : 32);
}

const readText = (env: NodeJS.ProcessEnv, name: string): string | undefined => env[name]?.trim() || undefined;

function readLogFormat(env: NodeJS.ProcessEnv): Settings['logFormat'] {
  const format = readText(env, 'LOG_FORMAT') ?? 'text';
  if (format !== 'text' && format !== 'json') throw new Error(`LOG_FORMAT is "${format}": it must be text or json.`);
  return format;
}

function readProxies(env: NodeJS.ProcessEnv): Settings['trustedProxies'] {
  const [count = '0', ...addresses] = (readText(env, 'TRUST_PROXY') ?? '0').split(/[\s,]+/);
  const isValid = /^\d$/.test(count) && addresses.every((address) => isNetwork(address));
  if (!isValid) {
    const value = String(env['TRUST_PROXY']);
    throw new Error(`TRUST_PROXY is "${value}": it must be a number, such as 1, or a number and addresses, such as "1 203.0.113.10".`);
  }
  return { count: Number(count), addresses };
}

/** The one address in `STAFF_EMAIL`, which may be written with a name: `Staff <staff@narra.example>`. */
function readStaffEmail(env: NodeJS.ProcessEnv): string | undefined {
  const text = readText(env, 'STAFF_EMAIL');
  if (text === undefined) return undefined;
  const email = /<([^<>]*)>$/.exec(text)?.[1] ?? text;
  if (isEmail(email) && hasPossibleDomain(email)) return normalizeEmail(email);
  throw new Error(`STAFF_EMAIL is "${text}": it must be one address, such as staff@narra.example.`);
}

/** The domains in `FORWARD_DOMAINS`, in Punycode; by default the domain of the staff. */
function readForwardDomains(env: NodeJS.ProcessEnv, staffEmail: string | undefined): string[] {
  const text = readText(env, 'FORWARD_DOMAINS');
  if (text === undefined) return staffEmail === undefined ? [] : [getEmailDomain(staffEmail)];
  const domains = text.split(/[\s,]+/).filter(Boolean);
  const invalid = domains.find((domain) => !hasPossibleDomain(domain) || domain.includes('@'));
  if (invalid !== undefined) throw new Error(`FORWARD_DOMAINS has "${invalid}": it must be domains, such as "narra.example".`);
  return domains.map((domain) => domainToASCII(domain));
}

/** Nodemailer takes a URL with a mistyped protocol for a local mail server, so the protocol is checked here. */
function readSmtpUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = readText(env, 'SMTP_URL');
  if (url === undefined || /^smtps?:\/\/[^/]/.test(url)) return url;
  throw new Error('SMTP_URL must begin with smtp:// or smtps://, such as smtp://user:password@mail.example:587.');
}

/**
 * Reads the settings from the environment.
 * @throws {Error} when a value is not valid; the message names the variable and a valid value.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const staffEmail = readStaffEmail(env);
  return {
    databaseUrl: readText(env, 'DATABASE_URL'),
    dataDir: readText(env, 'DATA_DIR') ?? '.data',
    smtpUrl: readSmtpUrl(env),
    staffEmail,
    forwardDomains: readForwardDomains(env, staffEmail),
    mailFrom: readText(env, 'MAIL_FROM') ?? readText(env, 'STAFF_EMAIL'),
    siteUrl: readText(env, 'SITE_URL')?.replace(/\/+$/, ''),
    serviceSecret: readText(env, 'SERVICE_SECRET'),
    previousSecret: readText(env, 'SERVICE_SECRET_PREVIOUS'),
    logFormat: readLogFormat(env),
    metricsToken: readText(env, 'METRICS_TOKEN'),
    trustedProxies: readProxies(env),
    retentionDays: readInteger(env, 'RETENTION_DAYS', 730),
    limits: { perAddress: readInteger(env, 'LIMIT_PER_ADDRESS', 30), perEmail: readInteger(env, 'LIMIT_PER_EMAIL', 5) },
  };
}

/** What is not mailed because a setting is missing; undefined if nothing is. */
export function describeMissingMailSettings({ smtpUrl, mailFrom, staffEmail }: Settings): string | undefined {
  if (smtpUrl === undefined || staffEmail !== undefined) return undefined;
  return mailFrom === undefined
    ? 'Neither MAIL_FROM nor STAFF_EMAIL is set: no mail is sent, and newsletter addresses are not confirmed.'
    : 'STAFF_EMAIL is not set: what is sent to the staff waits in the outbox.';
}
