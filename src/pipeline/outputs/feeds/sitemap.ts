import { xmlElement } from '../../markup/xml';

/** An address of the sitemap and when its page last changed, where that is known. */
export interface SitemapEntry {
  address: string;
  changed?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** A part stays far below the limits of sitemaps.org: 50,000 addresses, 50 MB. */
const maxEntries = 5_000;

const toEntryXml = (name: string, { address, changed }: SitemapEntry): string =>
  `<${name}>${xmlElement('loc', address)}${changed ? xmlElement('lastmod', changed) : ''}</${name}>`;

const toDocumentXml = (root: string, name: string, places: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${places.map((place) => `${toEntryXml(name, place)}\n`).join('')}</${root}>\n`;

/** The latest of some dates in ISO 8601; none where there is none. */
export const latestDate = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.filter((date) => date !== undefined).sort((one, other) => Date.parse(other) - Date.parse(one))[0];

/**
 * S1: the files of the sitemap, by name: one, or an index of parts once there are more addresses than a part holds.
 * @param url of the site, without a slash at the end.
 */
export function buildSitemapFiles(places: readonly SitemapEntry[], url: string, size = maxEntries): Record<string, string> {
  if (places.length <= size) return { 'sitemap.xml': toDocumentXml('urlset', 'url', places) };
  const files: Record<string, string> = {};
  const parts: SitemapEntry[] = [];
  for (let start = 0; start < places.length; start += size) {
    const part = places.slice(start, start + size);
    const name = `sitemap-${parts.length + 1}.xml`;
    files[name] = toDocumentXml('urlset', 'url', part);
    parts.push({ address: `${url}/${name}`, changed: latestDate(part.map(({ changed }) => changed)) });
  }
  return { 'sitemap.xml': toDocumentXml('sitemapindex', 'sitemap', parts), ...files };
}
