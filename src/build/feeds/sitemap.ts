import { element } from './xml';

/** An address of the sitemap and when its page last changed, where that is known. */
export interface Place {
  address: string;
  changed?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** A part stays far below the limits of sitemaps.org: 50,000 addresses, 50 MB. */
const most = 5_000;

const listed = (name: string, { address, changed }: Place): string =>
  `<${name}>${element('loc', address)}${changed ? element('lastmod', changed) : ''}</${name}>`;

const document = (root: string, name: string, places: readonly Place[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${places.map((place) => `${listed(name, place)}\n`).join('')}</${root}>\n`;

/** The latest of some dates in ISO 8601; none where there is none. */
export const latest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.filter((date) => date !== undefined).sort((one, other) => Date.parse(other) - Date.parse(one))[0];

/**
 * S1: the files of the sitemap, by name: one, or an index of parts once there are more addresses than a part holds.
 * @param url of the site, without a slash at the end.
 */
export function sitemapFiles(places: readonly Place[], url: string, size = most): Record<string, string> {
  if (places.length <= size) return { 'sitemap.xml': document('urlset', 'url', places) };
  const files: Record<string, string> = {};
  const parts: Place[] = [];
  for (let start = 0; start < places.length; start += size) {
    const part = places.slice(start, start + size);
    const name = `sitemap-${parts.length + 1}.xml`;
    files[name] = document('urlset', 'url', part);
    parts.push({ address: `${url}/${name}`, changed: latest(part.map(({ changed }) => changed)) });
  }
  return { 'sitemap.xml': document('sitemapindex', 'sitemap', parts), ...files };
}
