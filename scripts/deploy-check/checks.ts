import { createHash } from 'node:crypto';
import { nobodysAddress } from '../../src/server/forms/api/client-ip';
import { parseHead, parseHtml, readXmlTexts } from '../../tests/support/html';
import { getPageKind } from '../../tests/support/page-kind';
import { assertRight, expectHeader, expectRedirect, expectStatus, rebuild, type Site } from './site';

/** A path that no site has. */
const unknownPath = '/no-such-page-of-the-deploy-check';

/** The path of an address of the site, without its origin. */
const getPath = (address: string): string => new URL(address, 'https://narra.example').pathname;

/** Asks for a file of JSON. */
async function readJson<T>(site: Site, path: string): Promise<T> {
  const { body } = await expectStatus(site, path);
  try {
    return JSON.parse(body) as T;
  } catch (error) {
    throw new Error(`${path} is no JSON. ${rebuild}`, { cause: error });
  }
}

const readBuild = (site: Site) => readJson<{ id: string; timestamp: string }>(site, '/builds/latest.json');

async function readSitemap(site: Site, element = 'loc'): Promise<string[]> {
  const { body } = await expectStatus(site, '/sitemap.xml', 200, 'A preview, and a site closed for maintenance, have none.');
  return readXmlTexts(body, element);
}

async function checkBuild(site: Site): Promise<string> {
  const { id, timestamp } = await readBuild(site);
  return `${id}, of ${timestamp}`;
}

/** How many pages of a kind are asked for. */
const pagesOfKind = 5;

async function checkPages(site: Site): Promise<string> {
  const all = (await readSitemap(site)).map(getPath);
  const asked = all.filter((path, at) => {
    const isSameKind = (other: string) => getPageKind(other) === getPageKind(path);
    return all.slice(0, at).filter(isSameKind).length < pagesOfKind;
  });
  for (const path of asked) {
    const { body } = await expectStatus(site, path, 200, 'The host must send pages without a redirect: switch off what changes addresses.');
    // A document is no page.
    if (path.endsWith('.pdf')) continue;
    const [canonical = ''] = parseHead(body).canonicals;
    assertRight(getPath(canonical) === path, `${path} is the page of ${canonical}`, rebuild);
  }
  return `${asked.length} of ${all.length} addresses of the sitemap answer 200`;
}

async function checkOneAddress(site: Site): Promise<string> {
  const page = (await readSitemap(site)).map(getPath).find((path) => path !== '/') ?? '/';
  const bare = page.replace(/\/$/, '');
  const others = page.endsWith('/') ? [bare] : [`${bare}/`, `${bare}.html`];
  const mend = 'The host must redirect other forms of an address: is its “Pretty URLs” on, and _redirects published?';
  for (const path of [...others, `${bare}/index.html`]) await expectRedirect(site, `${path}?from=check`, `${page}?from=check`, 301, mend);
  await expectRedirect(site, '/index.html', '/', 301, mend);
  const { headers } = await site.ask('//elsewhere.example/');
  const target = new URL(headers.get('location') ?? '/', site.origin).origin;
  assertRight(target === site.origin, `//elsewhere.example/ leads away from the site, to ${target}`, mend);
  return `other forms of ${page} and / lead to them`;
}

async function checkRedirects(site: Site): Promise<string> {
  const manifest = `/builds/meta/${(await readBuild(site)).id}.json`;
  const { rules } = await readJson<{ rules: { from: string; to: string; status: number }[] }>(site, manifest);
  const exact = rules.filter(({ from, to }) => !/[:*]/.test(from + to.replace(/^https?:/, '')));
  for (const { from, to, status } of exact) await expectRedirect(site, from, to, status, rebuild);
  return `${exact.length} rules of content/redirects.yaml are followed`;
}

async function checkUnknown(site: Site): Promise<string> {
  for (const path of [unknownPath, '/404', '/404.html', '/_redirects', '/_headers', '/.service/content.json']) {
    const { body } = await expectStatus(site, path, 404);
    assertRight(parseHead(body).meta['robots'] === 'noindex', `${path} is not answered with the error page of the site`, rebuild);
  }
  return 'answered 404 with the error page';
}

const securityHeaders: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=(?:[2-9]\d{7}|\d{9,})/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

async function checkHeaders(site: Site): Promise<string> {
  for (const path of ['/', unknownPath, '/builds/latest.json', '/api/alive'])
    for (const [name, value] of Object.entries(securityHeaders)) await expectHeader(site, path, name, value);
  // X7: what only a document obeys is sent with documents.
  await expectHeader(site, '/', 'permissions-policy', /camera=\(\)/);
  return 'on a page, an error, a file and the forms service';
}

const strictPolicy = /default-src 'none';(?=.*frame-ancestors 'none')(?=.*script-src )(?!.*script-src [^;]*'unsafe-(?:inline|eval)')/;

async function checkPolicy(site: Site): Promise<string> {
  // Of two policies that are sent, the headers are joined by a comma.
  const onlyOne = 'The host must apply the last rule of _headers that sets a header.';
  for (const path of ['/', '/admin']) await expectHeader(site, path, 'content-security-policy', /^[^,]+;[^,]+$/, onlyOne);
  await expectHeader(site, '/', 'content-security-policy', strictPolicy);
  await expectHeader(site, '/admin', 'content-security-policy', /script-src 'self';/, 'The rule of /admin/* must apply to /admin.');
  const { body, headers } = await site.ask('/');
  for (const { textContent } of parseHtml(body).querySelectorAll('script:not([src], [type$="json"])')) {
    const hash = `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`;
    const isAllowed = headers.get('content-security-policy')!.includes(hash);
    const start = textContent.trim().slice(0, 40);
    assertRight(isAllowed, `The policy of / forbids its script “${start}…”`, 'Does the host add or change scripts?');
  }
  return 'strict on /, and one of its own on /admin';
}

async function checkDelivery(site: Site): Promise<string> {
  const [, script = '/no-script.js'] = /"(\/[\w-]+-[0-9a-f]{8,}\.js)[" ]/.exec((await expectStatus(site, '/')).body) ?? [];
  await expectHeader(site, '/', 'cache-control', /^public, ?max-age=0, ?must-revalidate$/);
  await expectHeader(site, script, 'cache-control', /^public, ?max-age=31536000, ?immutable$/);
  for (const path of ['/', script]) {
    await expectHeader(site, path, 'content-encoding', /^br$/, 'Does a proxy unpack it, or was public copied without times?');
    await expectHeader(site, path, 'vary', /accept-encoding/i, 'A shared cache would give it to browsers that cannot read it.');
  }
  return 'brotli; pages are asked for again, files with a hash are kept for a year';
}

async function checkForms(site: Site): Promise<string> {
  const { body: alive } = await expectStatus(site, '/api/alive', 200, 'Are the functions deployed? netlify.toml names their folder.');
  assertRight(alive === '{"status":"ok"}', '/api/alive is not answered by the forms service', 'Does a rule or a proxy take /api?');
  // What anybody can write into this header must not count. In front of a site on this machine there is no proxy.
  const health = await site.ask('/api/health', site.isLocal ? {} : { headers: { 'x-forwarded-for': nobodysAddress } });
  const mend = 'docs/operate.md, Troubleshooting, has the remedy.';
  assertRight(health.status === 200, `/api/health is answered ${health.status}: ${health.body}`, mend);
  assertRight(health.body.includes('"mails":"ok"'), `Mails have waited for an hour, or were given up: ${health.body}`, mend);
  const proxy = 'The service does not tell visitors from the proxy, or takes what they write for their address';
  const trust = 'Set TRUST_PROXY to the number of your proxies, and let the last one append to X-Forwarded-For: docs/deploy.md.';
  assertRight(!health.body.includes('"proxy"'), proxy, trust);
  const post = async (path: string, init: RequestInit, what: string, remedy: string) => {
    const { status } = await site.ask(path, { method: 'POST', ...init });
    assertRight(status === 422, `${what} is answered ${status}, not 422`, remedy);
  };
  const json = { headers: { 'content-type': 'application/json' }, body: '{}' };
  await post('/api/newsletter', json, 'An empty form', 'Does something in front of the service change posts?');
  const plan = new FormData();
  plan.append('files', new Blob([Buffer.alloc(3_900_000, '%PDF-')]), 'plan.pdf');
  const size = 'A proxy in front of the service must let 64 MB through (nginx: client_max_body_size 64m).';
  await post('/api/inquiries', { body: plan }, 'A file of 3.9 MB', size);
  return 'alive, with a database that takes writes, no mail waits, and a file of 3.9 MB arrives';
}

async function checkSearch(site: Site): Promise<string> {
  const { body } = await expectStatus(site, '/robots.txt');
  assertRight(!/^Disallow: *\/ *$/m.test(body), 'robots.txt forbids everything', rebuild);
  const noindex = (await site.ask('/')).headers.get('x-robots-tag') ?? '';
  assertRight(!noindex.includes('noindex'), '/ has X-Robots-Tag: noindex', 'It is a preview: its context must be production.');
  const addresses = [/^Sitemap: (\S+)$/m.exec(body)?.[1] ?? 'none', ...(await readSitemap(site))];
  const origin = site.isLocal ? new URL(addresses[1]!).origin : site.origin;
  const stray = addresses.find((address) => !address.startsWith(`${origin}/`));
  assertRight(stray === undefined, `The sitemap is of another site: ${stray}`, `Set url: ${origin} in content/site.yaml.`);
  const dates = (await readSitemap(site, 'lastmod')).length;
  assertRight(dates > addresses.length / 2, `The sitemap has ${dates} dates`, 'They come from Git: the host must clone the full history.');
  return `${addresses.length - 1} addresses of ${origin}, ${dates} with a date`;
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

/** Reads the TXT records of a name, each in its parts. */
type ResolveTxt = (name: string) => Promise<string[][]>;

/** Without a `domain`, mail is sent from that of the site. */
interface MailSettings {
  domain?: string | undefined;
  selector?: string | undefined;
}

/** Checks the records by which receivers of mail recognize a sender: SPF and DMARC of its domain, and DKIM if the selector is known. */
async function checkMailRecords(site: Site, resolveTxt: ResolveTxt, { domain, selector }: MailSettings): Promise<string | null> {
  const name = domain ?? (site.isLocal ? undefined : new URL(site.origin).hostname.replace(/^www\./, ''));
  if (name === undefined) return null;
  const read = async (of: string, version: string): Promise<string[]> => {
    const records = await resolveTxt(of).catch((error: unknown) => {
      const { code = '' } = error as NodeJS.ErrnoException;
      assertRight(['ENOTFOUND', 'ENODATA'].includes(code), `DNS cannot be asked for ${of} (${code})`, 'Is there a network?');
      return [];
    });
    return records.map((parts) => parts.join('')).filter((record) => record.startsWith(version));
  };
  const [spf, ...more] = await read(name, 'v=spf1');
  const isOne = spf !== undefined && more.length === 0;
  assertRight(isOne, `${name} has no SPF record, or several`, 'Add one TXT record that begins with v=spf1, as your mail provider says.');
  assertRight(/ [-~]all$| redirect=/.test(spf), `The SPF record of ${name} lets everybody send`, 'It must end with -all or ~all.');
  // The policy of a subdomain is that of the domain above it.
  const above = name.replace(/^[^.]+\.(?=[^.]+\.)/, '');
  const [dmarc = ''] = [...(await read(`_dmarc.${name}`, 'v=DMARC1')), ...(await read(`_dmarc.${above}`, 'v=DMARC1'))];
  const [, policy = ''] = /;\s*(p=(?:none|quarantine|reject))\b/.exec(dmarc) ?? [];
  const record = 'Add the TXT record v=DMARC1; p=none; rua=mailto:… and raise it to p=quarantine when its reports are clean.';
  assertRight(policy !== '', `_dmarc.${name} has no DMARC record with a policy`, record);
  if (selector === undefined) return `${name} has SPF and DMARC (${policy}); --dkim=<selector> asks for DKIM too`;
  const keys = (await read(`${selector}._domainkey.${name}`, '')).filter((key) => /p=[\w+/]{40,}/.test(key));
  assertRight(keys.length > 0, `${selector}._domainkey.${name} has no DKIM key`, 'Add the record that your mail provider shows.');
  return `${name} has SPF, DMARC (${policy}) and DKIM`;
}

/** A question to the site. Its answer is a line that says what was found; null if there is nothing to ask. */
type Check = (site: Site) => Promise<string | null>;

/** All questions by name, in the order in which they are printed. */
export const listChecks = (resolveTxt: ResolveTxt, mail: MailSettings): Record<string, Check> => ({
  'live build': checkBuild,
  pages: checkPages,
  'one address': checkOneAddress,
  redirects: checkRedirects,
  'unknown pages': checkUnknown,
  'security headers': checkHeaders,
  'content security policy': checkPolicy,
  'caching and compression': checkDelivery,
  'forms service': checkForms,
  'search engines': checkSearch,
  domain: checkDomain,
  'mail records': (site) => checkMailRecords(site, resolveTxt, mail),
});

interface Result {
  name: string;
  state: 'ok' | 'WRONG' | '–';
  text: string;
}

/** Asks all questions, one after another. */
export async function runChecks(site: Site, checks: Record<string, Check>): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, run] of Object.entries(checks)) {
    try {
      const text = await run(site);
      results.push({ name, state: text === null ? '–' : 'ok', text: text ?? 'nothing to ask' });
    } catch (error) {
      results.push({ name, state: 'WRONG', text: (error as Error).message });
    }
  }
  return results;
}
