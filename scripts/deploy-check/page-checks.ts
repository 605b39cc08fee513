import { createHash } from 'node:crypto';
import { parseHead, readXmlTexts, parseHtml } from '../../tests/support/html';
import { getPageKind } from '../../tests/support/page-kind';
import { assertRight, expectJson, expectRedirect, expectStatus, getPath, rebuild, type Site, unknownPath } from './site';

/** How many pages of a kind are asked for. */
const pagesOfKind = 5;

const readBuild = async (site: Site) => (await expectJson(site, '/builds/latest.json')) as { id: string; timestamp: string };

export async function checkBuild(site: Site): Promise<string> {
  const { id, timestamp } = await readBuild(site);
  return `${id}, of ${timestamp}`;
}

const readSitemap = async (site: Site, element = 'loc'): Promise<string[]> => {
  const { body } = await expectStatus(site, '/sitemap.xml', 200, 'A preview, and a site closed for maintenance, have none.');
  return readXmlTexts(body, element);
};

const readPages = async (site: Site) => (await readSitemap(site)).map(getPath);

export async function checkPages(site: Site): Promise<string> {
  const all = await readPages(site);
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

export async function checkOneAddress(site: Site): Promise<string> {
  const page = (await readPages(site)).find((path) => path !== '/') ?? '/';
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

export async function checkRedirects(site: Site): Promise<string> {
  const path = `/builds/meta/${(await readBuild(site)).id}.json`;
  const { rules } = (await expectJson(site, path)) as { rules: { from: string; to: string; status: number }[] };
  const exact = rules.filter(({ from, to }) => !/[:*]/.test(from + to.replace(/^https?:/, '')));
  for (const { from, to, status } of exact) await expectRedirect(site, from, to, status, rebuild);
  return `${exact.length} rules of content/redirects.yaml are followed`;
}

export async function checkUnknown(site: Site): Promise<string> {
  for (const path of [unknownPath, '/404', '/404.html', '/_redirects', '/_headers', '/.service/content.json']) {
    const { body } = await expectStatus(site, path, 404, rebuild);
    assertRight(parseHead(body).meta['robots'] === 'noindex', `${path} is not answered with the error page of the site`, rebuild);
  }
  return 'answered 404 with the error page';
}

export async function checkSearch(site: Site): Promise<string> {
  const { body } = await expectStatus(site, '/robots.txt', 200, rebuild);
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

export async function checkFiles(site: Site): Promise<string> {
  const types = { '/rss.xml': 'application/rss+xml', '/site.webmanifest': 'application/manifest+json', '/favicon.svg': 'image/svg+xml' };
  for (const [path, type] of Object.entries(types)) {
    const given = (await expectStatus(site, path, 200, rebuild)).headers.get('content-type') ?? 'none';
    assertRight(given.startsWith(type), `${path} has content-type: ${given}, not ${type}`, rebuild);
  }
  return 'feed, manifest and icon';
}

const securityHeaders: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=(?:[2-9]\d{7}|\d{9,})/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

export async function checkHeaders(site: Site): Promise<string> {
  for (const path of ['/', unknownPath, '/builds/latest.json', '/api/alive']) {
    const { headers } = await site.ask(path);
    for (const [name, pattern] of Object.entries(securityHeaders))
      assertRight(pattern.test(headers.get(name) ?? ''), `${path} has ${name}: ${headers.get(name) ?? 'none'}`, rebuild);
  }
  // X7: what only a document obeys is sent with documents.
  const features = (await site.ask('/')).headers.get('permissions-policy') ?? 'none';
  assertRight(features.includes('camera=()'), `/ has permissions-policy: ${features}`, rebuild);
  return 'on a page, an error, a file and the forms service';
}

/** The one policy that a path is sent with. */
async function readPolicy(site: Site, path: string): Promise<{ policy: string; body: string }> {
  const { headers, body } = await expectStatus(site, path, 200, rebuild);
  const policy = headers.get('content-security-policy') ?? '';
  const count = policy === '' ? 0 : policy.split(',').length;
  assertRight(count === 1, `${path} has ${count} policies, not one`, 'The host must apply the last rule of _headers that sets a header.');
  return { policy, body };
}

export async function checkPolicy(site: Site): Promise<string> {
  const { policy, body } = await readPolicy(site, '/');
  const find = (name: string) => policy.split(/; ?/).find((part) => part.startsWith(`${name} `)) ?? '';
  const isStrict = find('default-src') === "default-src 'none'" && find('frame-ancestors') === "frame-ancestors 'none'";
  assertRight(
    isStrict && !/'unsafe-(?:inline|eval)'/.test(find('script-src') || "'unsafe-inline'"),
    `The policy of / is ${policy}`,
    rebuild,
  );
  for (const script of parseHtml(body).querySelectorAll('script:not([src], [type="application/ld+json"], [type="application/json"])')) {
    const hash = `'sha256-${createHash('sha256').update(script.textContent).digest('base64')}'`;
    const start = script.textContent.trim().slice(0, 40);
    assertRight(
      find('script-src').includes(hash),
      `The policy of / forbids its script “${start}…”`,
      'Does the host add or change scripts?',
    );
  }
  const { policy: screen } = await readPolicy(site, '/admin');
  assertRight(screen.includes("script-src 'self';"), `The policy of /admin is ${screen}`, 'The rule of /admin/* must apply to /admin.');
  return 'strict on /, and one of its own on /admin';
}

/** The address of a file with a hash in its name. */
const findScript = async (site: Site): Promise<string> => {
  const { body } = await expectStatus(site, '/', 200, rebuild);
  return /"(\/[\w-]+-[0-9a-f]{8,}\.js)[" ]/.exec(body)?.[1] ?? '/no-script.js';
};

export async function checkCaching(site: Site): Promise<string> {
  const script = await findScript(site);
  const expected = { '/': 'public,max-age=0,must-revalidate', [script]: 'public,max-age=31536000,immutable' };
  for (const [path, value] of Object.entries(expected)) {
    const { headers } = await expectStatus(site, path, 200, rebuild);
    const given = headers.get('cache-control')?.replaceAll(' ', '') ?? 'none';
    assertRight(given === value, `${path} has cache-control: ${given}, not ${value}`, rebuild);
  }
  return 'pages are asked for again, files with a hash are kept for a year';
}

export async function checkCompression(site: Site): Promise<string> {
  for (const path of ['/', await findScript(site)]) {
    const { headers } = await site.ask(path, { headers: { 'accept-encoding': 'br' } });
    const { encoding, vary } = { encoding: headers.get('content-encoding') ?? 'none', vary: headers.get('vary') ?? '' };
    assertRight(
      encoding === 'br',
      `${path} has content-encoding: ${encoding}, not br`,
      'Does a proxy unpack it, or was public copied without times?',
    );
    assertRight(
      /accept-encoding/i.test(vary),
      `${path} has no Vary: Accept-Encoding`,
      'A shared cache would give it to browsers that cannot read it.',
    );
  }
  return 'brotli';
}
