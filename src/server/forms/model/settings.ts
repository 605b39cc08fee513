import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { cleanValue } from '../../../domain/forms/form-validation';
import { getEmailDomain, hasPossibleDomain, parseEmail } from './normalize-email';

type Parse<T> = (text: string) => T | undefined;

/** What a preview does not read (C4): its code is that of a pull request. */
const productionSecrets = ['DATABASE_URL', 'SMTP_URL', 'SERVICE_SECRET', 'SERVICE_SECRET_PREVIOUS'];
/** The values of these are not repeated in messages. */
const secrets = [...productionSecrets, 'PREVIEW_DATABASE_URL'];

function isNetwork(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 6 ? 128 : 32);
}

/** The number of our own proxies in front of the service, and the addresses of those outside private networks. */
interface TrustedProxies {
  count: number;
  addresses: readonly string[];
}

function parseProxies(text: string): TrustedProxies | undefined {
  const [count = '', ...addresses] = text.split(/[\s,]+/);
  return /^\d$/.test(count) && addresses.every(isNetwork) ? { count: Number(count), addresses } : undefined;
}

/** One address, which may be written with a name: `Staff <staff@narra.example>`. The name is quoted, because it may have a comma. */
function parseMailbox(text: string): { email: string; sender: string } | undefined {
  const address = cleanValue('email', text);
  const email = parseEmail(address);
  if (email === undefined) return undefined;
  const [, name = ''] = /^([^<>]*)</.exec(text) ?? [];
  const quoted = cleanValue('text', name.replace(/["\\]/g, ''));
  return { email, sender: quoted === '' ? address : `"${quoted}" <${address}>` };
}

function parseDomains(text: string): string[] | undefined {
  const domains = text.split(/[\s,]+/).filter(Boolean);
  return domains.every((domain) => hasPossibleDomain(domain) && !domain.includes('@')) ? domains.map(domainToASCII) : undefined;
}

/** A URL in which no character ends the password early: drivers would connect to another host. */
function parseServerUrl(start: string): Parse<string> {
  const part = '(?:[^\\s/?#@%]|%[\\da-fA-F]{2})*';
  const pattern = new RegExp(`^${start}(?:${part}@)?${part}(?:[/?][^\\s#@]*)?$`);
  return (text) => (pattern.test(text) && URL.canParse(text) ? text : undefined);
}

const escaping = 'and @ : / ? # % in the password are written %40 %3A %2F %3F %23 %25';
const parsePostgresUrl = parseServerUrl('postgres(?:ql)?://');
const postgresForm = `a URL such as postgres://user:password@database.example:5432/forms, ${escaping}`;

function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, href } = new URL(text);
  return href === `${origin}/` ? origin : undefined;
}

/**
 * Reads the settings from the environment; those of a preview have none of production's secrets, and a database of their own.
 * @throws {Error} when values are not valid; the message has a line for each, with the variable and what it must be.
 */
export function readSettings(env: NodeJS.ProcessEnv, isPreview = false) {
  const faults: string[] = [];
  const read = <T>(name: string, parse: Parse<T>, expected = ''): T | undefined => {
    const text = isPreview && productionSecrets.includes(name) ? undefined : env[name]?.trim();
    if (!text) return undefined;
    const value = parse(text);
    if (value === undefined) faults.push(`${name}${secrets.includes(name) ? '' : ` is "${text}": it`} must be ${expected}.`);
    return value;
  };
  const readInteger = (name: string, byDefault: number, min = 1, max = 999_999_999): number => {
    const parse = (text: string) => (/^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined);
    return read(name, parse, `a whole number from ${min} to ${max}, such as ${byDefault}`) ?? byDefault;
  };
  const staff = read('STAFF_EMAIL', parseMailbox, 'one address, such as staff@narra.example');
  const sender = read('MAIL_FROM', parseMailbox, 'one address, such as Narra <site@narra.example>') ?? staff;
  const settings = {
    port: readInteger('PORT', 9000, 0, 65_535),
    databaseUrl: read(isPreview ? 'PREVIEW_DATABASE_URL' : 'DATABASE_URL', parsePostgresUrl, postgresForm),
    dataDir: read('DATA_DIR', String) ?? '.data',
    // Nodemailer takes a URL with a mistyped protocol for a local mail server.
    smtpUrl: read(
      'SMTP_URL',
      parseServerUrl('smtps?://(?=[^/?])'),
      `a URL that begins with smtp:// or smtps://, such as smtp://user:password@mail.example:587, ${escaping}`,
    ),
    staffEmail: staff?.email,
    /** The recipient of the daily mail about promises; undefined for the staff. */
    ownerEmail: read('OWNER_EMAIL', parseMailbox, 'one address, such as owner@narra.example')?.email,
    /** The domains to which the staff may forward an inquiry. */
    forwardDomains:
      read('FORWARD_DOMAINS', parseDomains, 'domains, such as "narra.example, shop.example"') ??
      (staff ? [getEmailDomain(staff.email)] : []),
    mailFrom: sender?.sender,
    /** The origin of the links in mails; undefined for the URL in the content. */
    siteUrl: read('SITE_URL', parseOrigin, 'an origin with its scheme, such as https://narra.example'),
    /** The key that signs the links in mails; undefined for a secret of the database. */
    serviceSecret: read(
      'SERVICE_SECRET',
      (text) => (Buffer.byteLength(text) >= 32 ? text : undefined),
      '32 bytes or more, such as the output of "openssl rand -hex 32"',
    ),
    /** The key before it: links that it signed stay valid. */
    previousSecret: read('SERVICE_SECRET_PREVIOUS', String),
    trustedProxies: read('TRUST_PROXY', parseProxies, 'a number, such as 1, or a number and addresses, such as "1 203.0.113.10"') ?? {
      count: 0,
      addresses: [],
    },
    retentionDays: readInteger('RETENTION_DAYS', 730, 30),
    /** The number of forms that one network may send in ten minutes, and one e-mail address in an hour. */
    limits: { perAddress: readInteger('LIMIT_PER_ADDRESS', 30), perEmail: readInteger('LIMIT_PER_EMAIL', 5) },
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
}

/** The settings of the server, from environment variables. */
export type Settings = ReturnType<typeof readSettings>;

/** Whether there is a mail server and a sender, so that newsletter addresses are confirmed by mail. */
export const canSendMail = ({ smtpUrl, mailFrom }: Settings): boolean => smtpUrl !== undefined && mailFrom !== undefined;

/** What is not mailed because a setting is missing; undefined if nothing is. */
export function describeMissingMailSettings({ smtpUrl, mailFrom, staffEmail }: Settings): string | undefined {
  if (smtpUrl === undefined || staffEmail !== undefined) return undefined;
  return mailFrom === undefined
    ? 'Neither MAIL_FROM nor STAFF_EMAIL is set: no mail is sent, and newsletter addresses are not confirmed.'
    : 'STAFF_EMAIL is not set: the last hundred mails to the staff wait, earlier ones are left out. "npm run inbox -- list" has all inquiries.';
}

/** C4: says which secrets of production reach a preview; undefined if none does. */
export function describeExposedSecrets(env: NodeJS.ProcessEnv): string | undefined {
  const names = productionSecrets.filter((name) => env[name]);
  if (names.length === 0) return undefined;
  const mend = 'This preview does not use them. Set them for the context “Production” only, as docs/deploy.md says, and renew them.';
  return `SECRETS OF PRODUCTION REACH PREVIEWS, where any pull request can read them: ${names.join(', ')}. ${mend}`;
}
