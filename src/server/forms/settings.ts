/** What the environment asks of the forms' service. */
export interface Settings {
  databaseUrl: string | undefined;
  /** Where the embedded database lies, where there is no address of another. */
  dataDir: string;
  smtpUrl: string | undefined;
  staffEmail: string | undefined;
  mailFrom: string | undefined;
  siteUrl: string | undefined;
  serviceSecret: string | undefined;
  /** How many own proxies stand in front. */
  trustedProxies: number;
  retentionDays: number;
  limits: { perAddress: number; perEmail: number };
}

function readInteger(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const written = env[name];
  if (written === undefined || written === '') return otherwise;
  if (!/^\d{1,9}$/.test(written)) throw new Error(`${name} is "${written}": it must be a whole number, such as ${otherwise}.`);
  return Number(written);
}

const readText = (env: NodeJS.ProcessEnv, name: string): string | undefined => env[name]?.trim() || undefined;

/** The mail server's address, whose protocol a typing error must not turn into a local one. */
function readSmtpUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = readText(env, 'SMTP_URL');
  if (url === undefined || /^smtps?:\/\/[^/]/.test(url)) return url;
  throw new Error('SMTP_URL must begin with smtp:// or smtps://, such as smtp://user:password@mail.example:587.');
}

/** Reads the settings; an error names the one that cannot be meant, and what would be right. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const staffEmail = readText(env, 'STAFF_EMAIL');
  return {
    databaseUrl: readText(env, 'DATABASE_URL'),
    dataDir: readText(env, 'DATA_DIR') ?? '.data',
    smtpUrl: readSmtpUrl(env),
    staffEmail,
    mailFrom: readText(env, 'MAIL_FROM') ?? staffEmail,
    siteUrl: readText(env, 'SITE_URL')?.replace(/\/+$/, ''),
    serviceSecret: readText(env, 'SERVICE_SECRET'),
    trustedProxies: readInteger(env, 'TRUST_PROXY', 0),
    retentionDays: readInteger(env, 'RETENTION_DAYS', 730),
    limits: { perAddress: readInteger(env, 'LIMIT_PER_ADDRESS', 30), perEmail: readInteger(env, 'LIMIT_PER_EMAIL', 5) },
  };
}
