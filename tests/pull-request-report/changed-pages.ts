import { brotliCompressSync } from 'node:zlib';
import { formatCount } from '../../src/domain/text';
import { getPageKind } from '../support/page-kind';

/**
 * A page of two builds that are compared. Of a page that looks different, what is read is the same, and its styles are not; of one that is
 * changed around, only the menu or the foot differ, as on every page.
 */
export interface ChangedPage {
  path: string;
  change: 'added' | 'changed' | 'changed around' | 'removed' | 'looks different';
}

/** A page that a change touches, with what is read and weighed of it. */
export interface PageChange extends ChangedPage {
  /** The title by which an editor knows it. */
  name: string;
  /** What differs of a page that is changed, or around it: such as `the title` or `3 pictures`. */
  parts: string[];
  removedLines: string[];
  addedLines: string[];
  /** Whether the change edits the file of the page, or a picture beside it. */
  isEdited: boolean;
  /** What its HTML weighs as a host sends it, in bytes. */
  before?: number | undefined;
  after?: number | undefined;
}

/** The HTML of the pages of a build, by their paths. */
export type PageContents = ReadonlyMap<string, string>;

const unseenElements =
  /<!--[\s\S]*?-->|<(script|style|noscript)\b[\s\S]*?<\/\1>|<link\b[^>]*>|<meta\b(?![^>]*"(?:description|og:[\w:]+)")[^>]*>/g;
const seenAttributes = /\s(?:href|src|alt|content|title|aria-label|placeholder|value|style)="[^"]*"/g;

/** What a visitor gets of a page: its words, pictures, links and fields, without the names of styles, scripts and their parts. */
export const toVisiblePage = (html: string): string =>
  html
    .replace(unseenElements, '')
    .replace(/<[^>]*>/g, (tag) => ` ${(tag.match(seenAttributes) ?? []).join('')} `)
    .replace(/\s+/g, ' ')
    .trim();

const ownParts = /<title\b[\s\S]*?<\/title>|<meta\b[^>]*>|<main\b[\s\S]*<\/main>/g;

/** What a visitor gets of a page that other pages do not have too. */
const toOwnPage = (html: string): string => toVisiblePage((html.match(ownParts) ?? []).join(' '));

/** What is around the content of a page, as a page of its own. */
const toSurroundings = (html: string): string => `<main>${html.replace(/<head\b[\s\S]*<\/head>|<main\b[\s\S]*<\/main>/g, '')}</main>`;

/** The pages that a visitor finds different, in the order of their paths. */
export function findChangedPages(base: PageContents, head: PageContents): ChangedPage[] {
  return [...new Set([...base.keys(), ...head.keys()])].sort().flatMap((path): ChangedPage[] => {
    const [before, after] = [base.get(path), head.get(path)];
    if (before === undefined) return [{ path, change: 'added' }];
    if (after === undefined) return [{ path, change: 'removed' }];
    if (toVisiblePage(before) === toVisiblePage(after)) return [];
    return [{ path, change: toOwnPage(before) === toOwnPage(after) ? 'changed around' : 'changed' }];
  });
}

const getStyles = (html: string | undefined): string => (html?.match(/<style\b[\s\S]*?<\/style>/g) ?? []).sort().join('');

/** The pages that read the same and have other styles: they may look different. */
export const findRestyledPages = (base: PageContents, head: PageContents): ChangedPage[] =>
  [...head.keys()]
    .filter((path) => base.has(path) && getStyles(base.get(path)) !== getStyles(head.get(path)))
    .filter((path) => toVisiblePage(base.get(path)!) === toVisiblePage(head.get(path)!))
    .sort()
    .map((path) => ({ path, change: 'looks different' }));

const findMain = (html: string): string => /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';

/** The text of a page, line by line. */
export function extractLines(html: string): string[] {
  const title = /<title\b[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const text = findMain(html)
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:p|h\d|li|div|section|header|figure|figcaption|dt|dd|td|a|button|label)\b[^>]*>/g, '\n');
  const lines = `${title}\n${text}`.replace(/<[^>]*>/g, '').split('\n');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** The removed and the added lines of a page. */
export function diffLines(before: string, after: string): { removedLines: string[]; addedLines: string[] } {
  const [was, now] = [extractLines(before), extractLines(after)];
  return { removedLines: was.filter((line) => !now.includes(line)), addedLines: now.filter((line) => !was.includes(line)) };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (html: string): string => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name]!);

/** The title of the document and the heading of the page, as lines of the page. */
function listTitles(html: string): string[] {
  const [heading = ''] = /<h1\b[^>]*>[\s\S]*?<\/h1>/.exec(findMain(html)) ?? [];
  return [extractLines(html)[0] ?? '', ...extractLines(`<main>${heading}</main>`)];
}

/** The pictures of a page. A picture is the same while its file and its alternate text are. */
const listPictures = (html: string): string[] => {
  const tags = findMain(html).match(/<img\b[^>]*>/g) ?? [];
  return tags.map((tag) => ['src', 'alt'].map((name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').join(' '));
};

/** How many entries of a list are not in another one, where each counts as often as it occurs. */
function countMissing(list: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  }).length;
}

const count = (number: number, noun: string): string[] => (number === 0 ? [] : [formatCount(number, noun)]);

/** The title of a page without the name of the site, or its path. */
export const getPageName = (html: string, path: string): string => decode(extractLines(html)[0] ?? '').split(' – ')[0] || path;

/** What a search engine and a shared link say of a page. */
const getDescription = (html: string): string | undefined => /<meta\b[^>]*"description"[^>]*>/.exec(html)?.[0];

/** What an editor sees of the change of a page: its title, how many of its texts and pictures differ, or that they stand in another order. */
export function listChangedParts(before: string, after: string): string[] {
  const [was, now] = [listTitles(before), listTitles(after)];
  const { removedLines, addedLines } = diffLines(before, after);
  const [removed, added] = [removedLines.filter((line) => !was.includes(line)), addedLines.filter((line) => !now.includes(line))];
  const [old, current] = [listPictures(before), listPictures(after)];
  const parts = [
    ...(was.join('\n') === now.join('\n') ? [] : ['the title']),
    ...count(Math.max(removed.length, added.length), 'text'),
    ...count(Math.max(countMissing(old, current), countMissing(current, old)), 'picture'),
    ...(getDescription(before) === getDescription(after) ? [] : ['the description']),
  ];
  const isReordered = [extractLines, listPictures].some((list) => list(before).join('\n') !== list(after).join('\n'));
  return parts.length === 0 && isReordered ? ['the order'] : parts;
}

const getSize = ({ change, addedLines, removedLines, parts }: PageChange): number =>
  ['looks different', 'changed around'].includes(change) ? -1 : addedLines.length + removedLines.length + parts.length;

/** The pages that a change edits come first, then those in which the most differs. */
export const sortByDifference = (pages: readonly PageChange[]): PageChange[] =>
  [...pages].sort((a, b) => Number(b.isEdited) - Number(a.isEdited) || getSize(b) - getSize(a));

/** The weight of a text as a host sends it, in bytes. */
const getCompressedSize = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : brotliCompressSync(text).length;

/** The pages that differ, with one of each kind that has other styles and may look different. */
export function comparePages(base: PageContents, head: PageContents, editedPaths: ReadonlySet<string>): PageChange[] {
  const restyled = findRestyledPages(base, head);
  const samples = restyled.filter(({ path }, at) => restyled.findIndex((other) => getPageKind(other.path) === getPageKind(path)) === at);
  const pages = [...findChangedPages(base, head), ...samples].map((one): PageChange => {
    const [before, after] = [base.get(one.path), head.get(one.path)];
    const [was = '', now = ''] = one.change === 'changed around' ? [before!, after!].map(toSurroundings) : [before, after];
    return {
      ...one,
      name: getPageName(before ?? after!, one.path),
      parts: one.change.startsWith('changed') ? listChangedParts(was, now) : [],
      ...diffLines(was, now),
      isEdited: editedPaths.has(one.path),
      before: getCompressedSize(before),
      after: getCompressedSize(after),
    };
  });
  return sortByDifference(pages);
}
