import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { listChecks, runChecks } from './checks';
import { createSite } from './site';

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const origin = 'https://www.narra.example';
const script = 'run()';
const policy = (source: string) => `default-src 'none'; script-src 'self'${source}; base-uri 'none'; frame-ancestors 'none'`;
const hash = ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const headers = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': policy(hash),
  'content-encoding': 'br',
  vary: 'Accept-Encoding',
};
const createPage = (path: string) =>
  `<html><head><link rel="canonical" href="${origin}${path}"><script>${script}</script></head><body data-scripts="/app-0123abcd.js"></body></html>`;
const createSitemap = (date: string) =>
  `<urlset><url><loc>${origin}/</loc>${date}</url><url><loc>${origin}/our-story</loc>${date}</url></urlset>`;
const redirect = (location: string, status = 301): Reply => ({ status, headers: { location } });
const errorPage: Reply = { status: 404, body: '<html><head><meta name="robots" content="noindex"></head></html>' };
const rules = [
  { from: '/news', to: '/news-and-events', status: 301 },
  { from: '/catalogue', to: 'https://catalogue.narra.example/latest', status: 302 },
];

/** What a site without a fault answers; everything else is the error page. */
const right: Record<string, Reply> = {
  '/': { body: createPage('/') },
  '/our-story': { body: createPage('/our-story') },
  '/our-story/?from=check': redirect('/our-story?from=check'),
  '/our-story.html?from=check': redirect('/our-story?from=check'),
  '/our-story/index.html?from=check': redirect('/our-story?from=check'),
  '/index.html': redirect('/'),
  '/news': redirect('/news-and-events'),
  '/catalogue': redirect('https://catalogue.narra.example/latest', 302),
  '/admin': { headers: { 'content-security-policy': policy('') } },
  '/app-0123abcd.js': { headers: { 'cache-control': 'public,max-age=31536000,immutable' } },
  '/builds/latest.json': { body: '{"id":"6b60","timestamp":"2026-11-26T01:45:24.035Z"}' },
  '/builds/meta/6b60.json': { body: JSON.stringify({ rules }) },
  '/sitemap.xml': { body: createSitemap('<lastmod>2026-11-24T23:13:06Z</lastmod>') },
  '/robots.txt': { body: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` },
  '/api/alive': { body: '{"status":"ok"}' },
  '/api/health': { body: '{"status":"ok","mails":"ok"}' },
  '/api/newsletter': { status: 422 },
  '/api/inquiries': { status: 422 },
  'http://www.narra.example/': redirect(`${origin}/`),
  'https://narra.example/': redirect(`${origin}/`),
};
const records: Record<string, string[]> = {
  'narra.example': ['v=spf1 include:mail.example ~all', 'a token of somebody'],
  '_dmarc.narra.example': ['v=DMARC1; p=none; rua=mailto:reports@narra.example'],
  's1._domainkey.narra.example': [`v=DKIM1; k=rsa; p=${'A'.repeat(216)}`],
};

/** Asks a site whose answers and records differ from the right ones, and returns the lines that are wrong. */
async function findFaults(replies: Record<string, Reply> = {}, texts: Record<string, string[]> = {}, address = origin): Promise<string[]> {
  const site = createSite(address, (url) => {
    const path = url.replace(address, '');
    const reply = replies[path] ?? right[path] ?? errorPage;
    return Promise.resolve({ status: 200, body: '', ...reply, headers: new Headers({ ...headers, ...reply.headers }) });
  });
  const resolveTxt = (name: string) => {
    const found = (texts[name] ?? records[name])?.map((record) => [record.slice(0, 9), record.slice(9)]);
    return found ? Promise.resolve(found) : Promise.reject(Object.assign(new Error(), { code: 'ENODATA' }));
  };
  const results = await runChecks(site, listChecks(resolveTxt, { selector: 's1' }));
  expect(results).toHaveLength(12);
  return results.filter(({ state }) => state === 'WRONG').map(({ name, text }) => `${name}: ${text}`);
}

test('[R8, X4] a site without a fault is not blamed, nor is one on this machine for having no domain', async () => {
  expect(await findFaults()).toEqual([]);
  expect(await findFaults({}, {}, 'http://localhost:9000')).toEqual([]);
});

test.each<[fault: string, replies: Record<string, Reply>, message: RegExp]>([
  ['no manifest', { '/builds/latest.json': { body: '<html>' } }, /^live build: \/builds\/latest\.json is no JSON/],
  ['pages with a final slash', { '/our-story': redirect('/our-story/') }, /^pages: \/our-story is answered 301 to \/our-story\/, not 200\./],
  ['two addresses of a page', { '/our-story/?from=check': right['/our-story']! }, /^one address: .* is answered 200, not 301\./],
  ['an open redirect', { '//elsewhere.example/': redirect('//elsewhere.example') }, /^one address: .* leads away from the site/],
  ['a rule that is not followed', { '/catalogue': redirect('/') }, /^redirects: \/catalogue is answered 301 to \/, not 302\./],
  ['an error page with status 200', { '/404': { ...errorPage, status: 200 } }, /^unknown pages: \/404 is answered 200, not 404\./],
  ['a short HSTS', { '/builds/latest.json': { ...right['/builds/latest.json'], headers: { 'strict-transport-security': 'max-age=300' } } },
    /^security headers: \/builds\/latest\.json has strict-transport-security: max-age=300, not /],
  ['a weak policy', { '/': { ...right['/'], headers: { 'content-security-policy': policy(" 'unsafe-inline'") } } }, /^content .*: \/ has content-security-policy: /],
  ['a script of the host', { '/': { body: createPage('/').replace(script, 'track()') } }, /^content .* forbids its script “track\(\)…”\. Does the host/],
  ['two policies', { '/admin': { headers: { 'content-security-policy': `${policy(hash)}, ${policy('')}` } } }, /^content .* The host must apply the last rule/],
  ['the wrong policy', { '/admin': { headers: { 'content-security-policy': policy(hash) } } }, /^content .*: \/admin has content-security-policy: default-src/],
  ['no caching', { '/app-0123abcd.js': {} }, /^caching .*: \/app-0123abcd\.js has cache-control: public, max-age=0, must-revalidate, not/],
  ['no compression', { '/app-0123abcd.js': { headers: { ...right['/app-0123abcd.js']!.headers, 'content-encoding': 'gzip' } } }, /^caching .* gzip, not br\./],
  ['no functions', { '/api/newsletter': errorPage }, /^forms service: An empty form is answered 404, not 422\./],
  ['no database', { '/api/health': { status: 503, body: '{"database":"no encryption"}' } }, /^forms service: .* 503: .*no encryption.*operate\.md/],
  ['a proxy that takes no plans', { '/api/inquiries': { status: 413 } }, /^forms service: A file of 3\.9 MB is answered 413, not 422\. .*client_max_body_size/],
  ['a wrong number of proxies', { '/api/health': { body: '{"status":"ok","mails":"ok","proxy":"wrong"}' } }, /^forms service: .* Set TRUST_PROXY/],
  ['mails that wait', { '/api/health': { body: '{"status":"ok","mails":"wait"}' } }, /^forms service: Mails have waited .*"mails":"wait".*operate\.md/],
  ['forbidden robots', { '/robots.txt': { body: 'User-agent: *\nDisallow: /\n' } }, /^search engines: robots\.txt forbids everything\./],
  ['a preview', { '/': { ...right['/'], headers: { 'x-robots-tag': 'noindex' } } }, /^search engines: \/ has X-Robots-Tag: noindex\. It is a preview/],
  ['another address in the content', { '/robots.txt': { body: 'Sitemap: https://narra.example/sitemap.xml' } }, /^search engines: .* Set url: https:\/\/www\./],
  ['a clone without history', { '/sitemap.xml': { body: createSitemap('') } }, /^search engines: The sitemap has 0 dates\. .* full history\./],
  ['clear text', { 'http://www.narra.example/': { body: createPage('/') } }, /^domain: http:\/\/www\.narra\.example\/ is answered 200 and leads to nowhere\./],
])('[R8, X4] the deploy check finds %s', async (_, replies, message) => {
  const faults = await findFaults(replies);
  expect(faults.some((fault) => message.test(fault))).toBe(true);
  expect(faults.length).toBeLessThan(3);
}); // prettier-ignore

test.each<[fault: string, texts: Record<string, string[]>, message: RegExp]>([
  ['no SPF', { 'narra.example': [] }, /narra\.example has no SPF record, or several\./],
  ['two SPF records', { 'narra.example': ['v=spf1 -all', 'v=spf1 ~all'] }, /narra\.example has no SPF record, or several\./],
  ['an SPF for everybody', { 'narra.example': ['v=spf1 +all'] }, /lets everybody send\./],
  ['no DMARC', { '_dmarc.narra.example': ['v=DMARC1'] }, /_dmarc\.narra\.example has no DMARC record with a policy\./],
  ['a revoked DKIM key', { 's1._domainkey.narra.example': ['v=DKIM1; p='] }, /s1\._domainkey\.narra\.example has no DKIM key\./],
])('[A4] the deploy check finds %s', async (_, texts, message) => {
  expect(await findFaults({}, texts)).toEqual([expect.stringMatching(message)]);
});

test('the deploy check says in one sentence that a site gives no answer, or that none is named, and fails', () => {
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/deploy-check/main.ts', ...args], {
      encoding: 'utf8',
    });
    return [status, stderr];
  };
  expect(run('http://127.0.0.1:9')).toEqual([
    1,
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/ gives no answer \(.*\)\. Is the name right.*\n$/),
  ]);
  expect(run('narra.example/news')).toEqual([1, 'Name the site: npm run deploy:check -- https://www.narra.example\n']);
});
