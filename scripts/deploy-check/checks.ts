import { checkCaching, checkCompression, checkHeaders, checkPolicy } from './header-checks';
import { checkMailRecords, type ResolveTxt } from './mail-records';
import { checkBuild, checkFiles, checkOneAddress, checkPages, checkRedirects, checkSearch, checkUnknown } from './page-checks';
import { assertRight, expectStatus, type Site } from './site';

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
  const health = await site.ask('/api/health');
  const mend = 'docs/operate.md, Troubleshooting, has the remedy.';
  assertRight(health.status === 200, `/api/health is answered ${health.status}: ${health.body}`, mend);
  assertRight(health.body.includes('"dead":0'), `Mails were given up: ${health.body}`, mend);
  const headers = { 'content-type': 'application/json' };
  const empty = await site.ask('/api/newsletter', { method: 'POST', headers, body: '{}' });
  assertRight(
    empty.status === 422,
    `An empty form is answered ${empty.status}, not 422`,
    'Does something in front of the service change posts?',
  );
  return 'alive, with a database that takes writes, and no mail was given up';
}

async function checkDomain(site: Site): Promise<string | null> {
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
  return `http and ${other} lead to ${site.origin}`;
}

async function checkSecurityContact(site: Site): Promise<string | null> {
  const { status, body } = await site.ask('/.well-known/security.txt');
  if (status === 404) return null;
  const expires = Date.parse(/^Expires: *(\S+)/m.exec(body)?.[1] ?? '');
  assertRight(/^Contact: *\S/m.test(body) && expires > Date.now(), 'security.txt has no contact, or has expired', 'Renew it (RFC 9116).');
  return `valid until ${new Date(expires).toISOString()}`;
}

/** All questions, in the order in which they are printed. Without a `domain`, mail is sent from that of the site. */
export function listChecks(mail: { resolveTxt: ResolveTxt; domain?: string | undefined; selector?: string | undefined }): Check[] {
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
    { name: 'domain', run: checkDomain },
    { name: 'security.txt', run: checkSecurityContact },
    {
      name: 'mail records',
      run: async (site) => {
        const domain = mail.domain ?? (site.isLocal ? undefined : new URL(site.origin).hostname.replace(/^www\./, ''));
        return domain === undefined ? null : checkMailRecords(mail.resolveTxt, domain, mail.selector);
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
