import { parseHead, readXmlTexts } from '../../tests/support/html';
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
