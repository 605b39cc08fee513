import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { htmlToText } from '../../src/domain/text';
import { readXmlTexts } from '../support/html';

/** A picture of a page. It is the same while its file and the point that stays in view are. */
export interface ShownPicture {
  key: string;
  name: string;
}

/** What is read and seen of a page, in its order. */
export interface PageContent {
  title: string;
  description: string;
  lines: string[];
  pictures: ShownPicture[];
}

/** The contents of pages, by their paths. */
export type Pages = ReadonlyMap<string, PageContent>;

/** The name of what is around each page, among the paths. */
export const surroundings = 'menu and foot';

interface Fields {
  readonly [name: string]: unknown;
}

/** What no visitor reads, and what all pages have. */
const unread = new Set([
  'jsonLd',
  'ogImage',
  '__typename',
  'id',
  'slug',
  'kind',
  'sources',
  'width',
  'height',
  'ratio',
  'color',
  'focus',
  'focus_phone',
]);
const common = new Set(['site', 'text']);

/** The name that an editor gave a file: of `/static/1a2b/kohler-0d5aac3ff0ad.svg` it is `kohler`. */
const toPictureName = (src: string): string =>
  src
    .split('/')
    .at(-1)!
    .replace(/(?:-[0-9a-f]{12})?\.\w+$/, '');

/** The digest of the file is in the address; the part behind it depends on the build alone. */
const toPictureKey = (src: string): string => src.replace(/^(\/static\/[0-9a-f]{32})\/\w+/, '$1');

const findFallback = (value: Fields): string | undefined =>
  (value['childImageSharp'] as { gatsbyImageData: { images: { fallback: { src: string } } } } | undefined)?.gatsbyImageData.images.fallback
    .src;

/** The texts and the links of HTML, by paragraphs. */
const toLines = (html: string): string[] =>
  html.split(/<\/(?:p|h\d|li|blockquote)>/).flatMap((part) => {
    const links = Array.from(part.matchAll(/href="([^"]*)"/g), ([, href]) => href!);
    return [htmlToText(part), ...links].filter((line) => line !== '');
  });

function collect(value: unknown, content: PageContent, focus = ''): void {
  if (typeof value === 'number') content.lines.push(String(value));
  else if (typeof value === 'string') {
    const isDrawing = value.startsWith('<svg');
    if (isDrawing) content.pictures.push({ key: createHash('sha256').update(value).digest('hex'), name: 'a drawing' });
    if (value.startsWith('/static/')) content.pictures.push({ key: toPictureKey(value) + focus, name: toPictureName(value) });
    else content.lines.push(...toLines(value));
  } else if (Array.isArray(value)) for (const item of value) collect(item, content, focus);
  else if (value !== null && typeof value === 'object') {
    const fields = value as Fields;
    const fallback = findFallback(fields);
    if (fallback !== undefined) {
      collect(fallback, content, focus);
      return;
    }
    const point = [fields['focus'], fields['focus_phone']].filter(Boolean).join(' ');
    for (const [name, field] of Object.entries(fields)) if (!unread.has(name)) collect(field, content, point === '' ? focus : ` ${point}`);
  }
}

/** What a page shows, from the data that Gatsby renders it with. */
export function toPageContent(data: Fields): PageContent {
  const own = Object.entries(data).filter(([name]) => !common.has(name));
  const isMain = (value: unknown): value is Fields =>
    value !== null && typeof value === 'object' && ('meta' in value || 'description' in value);
  const main = own.map(([, value]) => value).find(isMain);
  const { title = '', description = '' } = ((main?.['meta'] as Fields | undefined) ?? main ?? {}) as Partial<Record<string, string>>;
  const content: PageContent = { title, description, lines: [], pictures: [] };
  for (const [, value] of own) {
    if (value !== main) collect(value, content);
    else
      for (const [name, field] of Object.entries(main!))
        if (!unread.has(name) && !['meta', 'title', 'description'].includes(name)) collect(field, content);
  }
  return content;
}

/** Reads a file of a site by its path, as text; undefined where the site has none. */
export type ReadFile = (path: string) => Promise<string | undefined>;

interface PageData {
  result: { data: Fields };
  staticQueryHashes: string[];
}

const toDataPath = (path: string): string => `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;

/** The number of files that are read at once. */
const batchSize = 16;

/** Reads the pages of a site that it has, and what is around each of them. */
export async function readPages(read: ReadFile, paths: readonly string[]): Promise<Pages> {
  const pages = new Map<string, PageContent>();
  const around = new Set<string>();
  for (let at = 0; at < paths.length; at += batchSize) {
    const batch = paths.slice(at, at + batchSize);
    const texts = await Promise.all(batch.map((path) => read(toDataPath(path))));
    for (const [index, text] of texts.entries()) {
      if (text === undefined) continue;
      const { result, staticQueryHashes } = JSON.parse(text) as PageData;
      pages.set(batch[index]!, toPageContent(result.data));
      for (const hash of staticQueryHashes) around.add(hash);
    }
  }
  for (const hash of around) {
    const text = await read(`/page-data/sq/d/${hash}.json`);
    if (text !== undefined) pages.set(surroundings, toPageContent((JSON.parse(text) as { data: Fields }).data));
  }
  return pages;
}

/** Reads the files of a built site in a folder. */
export const readFolder =
  (root: string): ReadFile =>
  (path) =>
    Promise.resolve(readFileSync(join(root, path), 'utf8'));

/** The paths of the pages of a built site; the editors' own and those for errors are left out. */
export const listBuiltPaths = (root: string): string[] =>
  readdirSync(join(root, 'page-data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json') && !/^(?:404|dev-404|admin)\b/.test(file))
    .map((file) => (JSON.parse(readFileSync(join(root, 'page-data', file), 'utf8')) as { path: string }).path)
    .map((path) => path.replace(/(?<=.)\/$/, ''))
    .sort();

/** Reads the files of the published site. */
export const readLive =
  (url: string, request: typeof fetch = fetch): ReadFile =>
  async (path) => {
    const response = await request(url + encodeURI(path)).catch((error: unknown) => {
      const { cause, message } = error as Error;
      throw new Error(`${url} could not be read: ${cause instanceof Error ? cause.message : message}`);
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${url}${path} was answered ${response.status}.`);
    return response.text();
  };

/**
 * The paths of the pages of a published site, from its sitemap.
 * @throws {Error} when it has none.
 */
export async function listLivePaths(read: ReadFile): Promise<string[]> {
  const sitemap = await read('/sitemap.xml');
  if (sitemap === undefined) throw new Error('The published site has no sitemap: it may be closed for maintenance, or not be this site.');
  const paths = readXmlTexts(sitemap, 'loc').map((address) => decodeURI(new URL(address).pathname));
  return paths.filter((path) => !/\.\w+$/.test(path));
}
