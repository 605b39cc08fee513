import {
  checkCaching,
  checkCompression,
  checkHeaders,
  checkPolicy,
  checkBuild,
  checkFiles,
  checkOneAddress,
  checkPages,
  checkRedirects,
  checkSearch,
  checkUnknown,
} from './page-checks';
import { nobodysAddress } from '../../src/server/forms/api/client-ip';
import { assertRight, expectStatus, type Site } from './site';

/** Reads the TXT records of a name, each in its parts. */
type ResolveTxt = (name: string) => Promise<string[][]>;

/** What is asked beside the site: the DNS, and until when the certificate of an origin holds. */
interface Sources {
  resolveTxt: ResolveTxt;
  readCertificateEnd: (origin: URL) => Promise<Date>;
}

/** The TXT records of a name that begin with a version; none if the name does not exist. */
async function readRecords(resolveTxt: ResolveTxt, name: string, version: string): Promise<string[]> {
  const records = await resolveTxt(name).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    assertRight(['ENOTFOUND', 'ENODATA'].includes(code), `DNS cannot be asked for ${name} (${code})`, 'Is there a network?');
    return [];
  });
  return records.map((parts) => parts.join('')).filter((record) => record.startsWith(version));
}

/**
 * Checks the records by which receivers of mail recognize a sender: SPF and DMARC of its domain, and DKIM if the selector is known.
 * @throws {Wrong} when one is missing or allows everybody to send.
 */
async function checkMailRecords(resolveTxt: ResolveTxt, domain: string, selector: string | undefined): Promise<string> {
  const spf = await readRecords(resolveTxt, domain, 'v=spf1');
  const provider = 'Your mail provider says what it is.';
  assertRight(
    spf.length === 1,
    `${domain} has ${spf.length} SPF records, not one`,
    `Add one TXT record that begins with v=spf1. ${provider}`,
  );
  assertRight(/ [-~]all$| redirect=/.test(spf[0]!), `The SPF record of ${domain} lets everybody send`, 'It must end with -all or ~all.');
  // The policy of a subdomain is that of the domain above it.
  const names = [domain, domain.replace(/^[^.]+\.(?=[^.]+\.)/, '')].map((name) => `_dmarc.${name}`);
  const [own = [], above = []] = await Promise.all(names.map((name) => readRecords(resolveTxt, name, 'v=DMARC1')));
  const dmarc = own.length > 0 ? own : above;
  assertRight(
    dmarc.length === 1 && /;\s*p=(?:none|quarantine|reject)\b/.test(dmarc[0]!),
    `${names[0]} has ${dmarc.length} DMARC records, not one with a policy`,
    `Add the TXT record v=DMARC1; p=none; rua=mailto:… and raise it to p=quarantine when its reports are clean.`,
  );
  const [policy] = /p=\w+/.exec(dmarc[0]!)!;
  if (selector === undefined) return `${domain} has SPF and DMARC (${policy}); --dkim=<selector> asks for DKIM too`;
  const keys = await readRecords(resolveTxt, `${selector}._domainkey.${domain}`, '');
  assertRight(
    keys.some((key) => /p=[\w+/]{40,}/.test(key)),
    `${selector}._domainkey.${domain} has no DKIM key`,
    `Add the record that your mail provider shows.`,
  );
  return `${domain} has SPF, DMARC (${policy}) and DKIM`;
}

/** A question to the site. Its answer is a line that says what was found; null if there is nothing to ask. */
interface Check {
  name: string;
  run: (site: Site) => Promise<string | null>;
}

interface Result {
  name: string;
  state: 'ok' | 'WRONG' | '–';
  text: string;
}

async function checkForms(site: Site): Promise<string> {
  const alive = await expectStatus(site, '/api/alive', 200, 'Are the functions deployed? netlify.toml names their folder.');
  assertRight(alive.body === '{"status":"ok"}', '/api/alive is not answered by the forms service', 'Does a rule or a proxy take /api?');
  // What anybody can write into this header must not count. In front of a site on this machine there is no proxy.
  const health = await site.ask('/api/health', site.isLocal ? {} : { headers: { 'x-forwarded-for': nobodysAddress } });
  const mend = 'docs/operate.md, Troubleshooting, has the remedy.';
  assertRight(health.status === 200, `/api/health is answered ${health.status}: ${health.body}`, mend);
  assertRight(health.body.includes('"mails":"ok"'), `Mails have waited for an hour, or were given up: ${health.body}`, mend);
  assertRight(
    !health.body.includes('"proxy"'),
    'The service does not tell visitors from the proxy, or takes what they write for their address',
    'Set TRUST_PROXY to the number of your proxies, and let the last one append to X-Forwarded-For: docs/deploy.md, On a server of your own.',
  );
  const headers = { 'content-type': 'application/json' };
  const empty = await site.ask('/api/newsletter', { method: 'POST', headers, body: '{}' });
  assertRight(
    empty.status === 422,
    `An empty form is answered ${empty.status}, not 422`,
    'Does something in front of the service change posts?',
  );
  const plan = new FormData();
  plan.append('files', new Blob([Buffer.alloc(3_900_000, '%PDF-')]), 'plan.pdf');
  const large = await site.ask('/api/inquiries', { method: 'POST', body: plan });
  assertRight(
    large.status === 422,
    `A file of 3.9 MB is answered ${large.status}, not 422`,
    'A proxy in front of the service must let 64 MB through (nginx: client_max_body_size 64m).',
  );
  return 'alive, with a database that takes writes, no mail waits, and a file of 3.9 MB arrives';
}

/** How many days before its end a certificate should have been renewed: those of Let's Encrypt are, thirty days before. */
const minCertificateDays = 14;

async function checkDomain(site: Site, { readCertificateEnd }: Sources): Promise<string | null> {
  if (site.isLocal) return null;
  const { host, protocol } = new URL(site.origin);
  assertRight(protocol === 'https:', 'The site is asked over http', 'Ask for it with https://.');
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  for (const address of [`http://${host}/`, `https://${other}/`]) {
    const { status, headers } = await site.ask(address);
    const to = headers.get('location') ?? 'nowhere';
    const isRight = [301, 308].includes(status) && to.startsWith(`${site.origin}/`);
    assertRight(isRight, `${address} is answered ${status} and leads to ${to}`, 'Set both names and “force HTTPS” at the host.');
  }
  const end = await readCertificateEnd(new URL(site.origin));
  const days = Math.floor((end.getTime() - Date.now()) / 86_400_000);
  const day = end.toISOString().slice(0, 10);
  assertRight(
    days >= minCertificateDays,
    `The certificate ends on ${day}`,
    'Its renewal fails: the log of the proxy, or the host, says why.',
  );
  return `http and ${other} lead to ${site.origin}, whose certificate holds until ${day}`;
}

async function checkSecurityContact(site: Site): Promise<string | null> {
  const { status, body } = await site.ask('/.well-known/security.txt');
  if (status === 404) return null;
  const expires = Date.parse(/^Expires: *(\S+)/m.exec(body)?.[1] ?? '');
  assertRight(/^Contact: *\S/m.test(body) && expires > Date.now(), 'security.txt has no contact, or has expired', 'Renew it (RFC 9116).');
  return `valid until ${new Date(expires).toISOString()}`;
}

/** All questions, in the order in which they are printed. Without a `domain`, mail is sent from that of the site. */
export function listChecks(sources: Sources, mail: { domain?: string | undefined; selector?: string | undefined }): Check[] {
  return [
    { name: 'live build', run: checkBuild },
    { name: 'pages', run: checkPages },
    { name: 'one address', run: checkOneAddress },
    { name: 'redirects', run: checkRedirects },
    { name: 'unknown pages', run: checkUnknown },
    { name: 'security headers', run: checkHeaders },
    { name: 'content security policy', run: checkPolicy },
    { name: 'caching', run: checkCaching },
    { name: 'compression', run: checkCompression },
    { name: 'forms service', run: checkForms },
    { name: 'search engines', run: checkSearch },
    { name: 'files', run: checkFiles },
    { name: 'domain', run: (site) => checkDomain(site, sources) },
    { name: 'security.txt', run: checkSecurityContact },
    {
      name: 'mail records',
      run: async (site) => {
        const domain = mail.domain ?? (site.isLocal ? undefined : new URL(site.origin).hostname.replace(/^www\./, ''));
        return domain === undefined ? null : checkMailRecords(sources.resolveTxt, domain, mail.selector);
      },
    },
  ];
}

/** Asks all questions, one after another. */
export async function runChecks(site: Site, checks: readonly Check[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, run } of checks) {
    try {
      const text = await run(site);
      results.push({ name, state: text === null ? '–' : 'ok', text: text ?? 'nothing to ask' });
    } catch (error) {
      results.push({ name, state: 'WRONG', text: (error as Error).message });
    }
  }
  return results;
}
