import { getNewsListPath, paginateNews } from '../../../domain/news';
import { matchPath } from '../../../domain/route-rules';
import {
  accessibilityPath,
  boardPath,
  deliveryPath,
  getArticlePath,
  getBrandPath,
  documentsPath,
  getContactPath,
  getDocumentPath,
  getCalendarPath,
  isAdminPath,
  getOpeningPath,
  getShowroomPath,
  maintenancePath,
  privacyPath,
  searchPath,
  servicePath,
} from '../../../domain/routes';
import { link } from '../../../schema/field-types';
import { isIndexOf } from '../../../schema/json-schema';
import { getEntries, type Content, type ContentEntry, getScheduledDay, isDraft, oncePerContent } from '../read/content-model';
import { findClosestName, formatClosestName, formatValue } from '../wording';

/** The pages that the site itself links to, the files that hold them, and what they are. */
export const requiredPages = [
  { path: '/', file: 'pages/home.yaml', what: 'the home page' },
  { path: '/404', file: 'pages/error.yaml', what: 'what an unknown address shows' },
  { path: maintenancePath, file: 'pages/maintenance.yaml', what: 'what visitors see while the site is closed' },
  { path: documentsPath, file: 'pages/documents.yaml', what: 'all documents, to which brands and the service lead' },
  { path: accessibilityPath, file: 'pages/accessibility.yaml', what: 'the accessibility statement that the footer links to' },
  { path: privacyPath, file: 'pages/privacy.yaml', what: 'the privacy notice that every form links to' },
  { path: searchPath, file: 'pages/search.yaml', what: 'where the search link in the bar leads' },
  { path: boardPath, file: 'pages/board.yaml', what: 'the board that the bar leads to' },
  { path: servicePath, file: 'pages/service.yaml', what: 'the after-sales service, to which brands and forms lead' },
  { path: deliveryPath, file: 'pages/delivery.yaml', what: 'delivery, payment and returns, to which every invitation to inquire leads' },
];

/** The forms that the site itself links to, and where. */
export const requiredForms: ReadonlyMap<string, string> = new Map([
  ['inquiry', 'brands, boards and the search lead to it'],
  ['showroom-visit', 'showrooms and boards lead to it'],
  ['careers', 'openings lead to it'],
]);

/** The first parts of paths that the build or the server keeps for files of its own, and what they hold. */
export const reservedFolders: ReadonlyMap<string, string> = new Map([
  ['api', 'the forms service'],
  ['builds', 'what a build publishes about itself'],
  ['events', 'the calendar files of events'],
  ['index', 'the data of the home page'],
  ['page-data', 'the data of pages'],
  ['static', 'pictures'],
]);

/** A day before every event: on it the list of articles has the fewest pages. */
const earliestDay = '0000-01-01';

/** The articles as the list of news and events counts them. An event whose time is a fault is counted as one of the earliest day. */
function toListedArticles(content: Content) {
  const unknown = `${earliestDay} 12:00 AM`;
  return getEntries(content, 'Article').map(({ value: { date = earliestDay, article_id = 0, event } }) => ({
    article_id,
    date,
    event: event ? { starts: event.starts ?? unknown, ends: event.ends ?? unknown } : null,
  }));
}

const getKnownPath = ({ value: { path }, source }: ContentEntry<'Page'>): string | undefined =>
  path ?? requiredPages.find(({ file }) => file === source.file)?.path;

/** The paths of a page. The list of news and events has several: those that it has on every day. */
function getPagePaths(content: Content, entry: ContentEntry<'Page'>): string[] {
  const { value, source } = entry;
  const known = getKnownPath(entry);
  if (known === undefined && content.unparsedFiles.has(source.file)) return [];
  const root = known ?? `/${source.name}`;
  const { sections = [] } = value;
  if (!isIndexOf(sections, 'Article')) return [root];
  return paginateNews(root, toListedArticles(content), earliestDay).map(({ list }) => getNewsListPath(root, list.kind, list.page));
}

/** The paths of the pages of an entry. The name of the file stands in for fields that are missing. */
export function getEntryPaths(content: Content, entry: ContentEntry): string[] {
  const { type, value, source } = entry;
  if (type === 'Page') return getPagePaths(content, entry as ContentEntry<'Page'>);
  if (type === 'Brand') return [getBrandPath(source.name)];
  if (type === 'Showroom') return [getShowroomPath(source.name)];
  if (type === 'ContactForm') return [getContactPath(source.name)];
  if (type === 'Opening') return [getOpeningPath(source.name)];
  if (type !== 'Article') return [];
  const { article_id: id, slug } = value as ContentEntry<'Article'>['value'];
  const [folder, number, title] = /^(\d+)-(.*)$/.exec(source.name) ?? [];
  return [
    ...(folder === undefined ? [] : [getArticlePath(Number(number), title!)]),
    ...(id === undefined || slug === undefined ? [] : [getArticlePath(id, slug)]),
  ];
}

/** Every page of the content by its path, with the error page. */
export const getRoutes = oncePerContent<ReadonlyMap<string, ContentEntry>>(
  (content) => new Map(content.entries.flatMap((entry) => getEntryPaths(content, entry).map((path) => [path, entry]))),
);

const generatedPaths = ['/.well-known/security.txt', '/rss.xml', '/sitemap.xml', '/robots.txt', '/site.webmanifest'];

/** The files that the build writes for visitors, with the article of a calendar file and null for the others. */
const getGeneratedFiles = oncePerContent((content): ReadonlyMap<string, ContentEntry | null> => {
  const files = new Map<string, ContentEntry | null>(generatedPaths.map((path) => [path, null]));
  for (const { source } of getEntries(content, 'Document')) files.set(getDocumentPath(source.name), null);
  for (const entry of getEntries(content, 'Article')) {
    const { article_id: id, event } = entry.value;
    if (content.unparsedFiles.has(entry.source.file)) files.set(getCalendarPath(Number.parseInt(entry.source.name, 10)), null);
    if (id !== undefined && event) files.set(getCalendarPath(id), entry as ContentEntry);
  }
  return files;
});

/** The paths of all files that visitors can open. */
export const getFilePaths = (content: Content): string[] => [...getGeneratedFiles(content).keys(), ...content.staticPaths];

/** Whether a path may belong to a file that cannot be parsed: a further page of a list, a redirect, or a page whose path is unknown. */
function mayBeUnparsed(content: Content, path: string): boolean {
  if (content.unparsedTypes.has('RedirectRule')) return true;
  if (content.unparsedFiles.size === 0) return false;
  if (getEntries(content, 'Page').some((entry) => content.unparsedFiles.has(entry.source.file) && !getKnownPath(entry))) return true;
  return [...getRoutes(content)].some(([route, { source }]) => content.unparsedFiles.has(source.file) && path.startsWith(`${route}/`));
}

/** A path without its query and hash. */
export const stripQueryAndHash = (address: string): string => address.replace(/[?#].*$/, '');

const encodedPaths = new Map<string, string>();

/** A path as the browser sends it. Each is asked for by every redirect. */
function encodePath(path: string): string {
  const known = encodedPaths.get(path);
  if (known !== undefined) return known;
  const encoded = URL.canParse(path, 'https://host.example') ? new URL(path, 'https://host.example').pathname : path;
  encodedPaths.set(path, encoded);
  return encoded;
}

/** Whether the `from` of a redirect matches a path, as the host and the browser match it. Letters with accents may be written either way. */
export const matchesPattern = (from: string, path: string): boolean => matchPath(from, encodePath(path)) !== undefined;

/** Whether a redirect matches a path. One that mends the capitals of a path leaves the path itself alone. */
export const matchesRedirect = ({ from = '', to = '' }: { from?: string; to?: string }, path: string): boolean =>
  from !== '' &&
  matchesPattern(from, path) &&
  !(stripQueryAndHash(to) === path && from !== path && from.toLowerCase() === path.toLowerCase());

/** The first redirect that matches a path. */
export const findRedirectEntry = (content: Content, path: string): ContentEntry<'RedirectRule'> | undefined =>
  getEntries(content, 'RedirectRule').find(({ value }) => matchesRedirect(value, path));

const linkSchema = link('');
const hiddenPaths = new Set(['/404']);

const getSuggestedPages = oncePerContent(() => new Map<string, string>());

/** The page whose path is most like this one, in the same folder first; for an article, the one with the same number. */
function findSuggestedPage(content: Content, written: string): string | undefined {
  const path = written.replace(/(?<=.)\/$/, '');
  const found = getSuggestedPages(content);
  if (!found.has(path)) {
    const paths = [...getRoutes(content).keys(), ...getFilePaths(content)].filter((route) => !hiddenPaths.has(route));
    const article = /^\/article\/\d+\//.exec(path)?.[0];
    const folder = /^\/.+\//.exec(path)?.[0];
    const beside = folder === undefined ? [] : paths.filter((route) => route.startsWith(folder));
    // Below a folder of pages the last part alone tells two pages apart.
    const near = findClosestName(
      path.slice(folder?.length),
      beside.map((route) => route.slice(folder?.length)),
    );
    const inFolder = near === undefined ? undefined : `${folder!}${near}`;
    const anywhere = () => (beside.length > 0 ? undefined : findClosestName(path, paths));
    found.set(path, paths.find((route) => article !== undefined && route.startsWith(article)) ?? inFolder ?? anywhere() ?? '');
  }
  return found.get(path) || undefined;
}

/** What is wrong with a path that is not a page of the site. */
export function getUnknownPageMessage(content: Content, path: string): string {
  const isBesidePages = [...getRoutes(content).keys()].some(
    (route) => path.lastIndexOf('/') > 0 && route.startsWith(path.replace(/[^/]*$/, '')),
  );
  const advice = isBesidePages
    ? 'If there was one, it was renamed or taken away: link to another page, or take the link out.'
    : 'Write the path of a page, as it stands in the address bar after the name of the site.';
  return `\`${path}\` is no page of this site. ${formatClosestName(findSuggestedPage(content, path), advice)}`;
}

/** The addresses that the site itself links to. Where a page is missing there, that is told once, at its file. */
const requiredPaths = new Set([...requiredPages.map(({ path }) => path), ...[...requiredForms.keys()].map(getContactPath)]);

/** Whether a path is a page or a file that visitors can open. */
export function isPage(content: Content, path: string): boolean {
  return (
    (requiredPaths.has(path) && !hiddenPaths.has(path)) ||
    (getRoutes(content).has(path) && !hiddenPaths.has(path)) ||
    getGeneratedFiles(content).has(path) ||
    content.staticPaths.has(path) ||
    mayBeUnparsed(content, path)
  );
}

function findUnpublished({ today }: Content, from: { value: object }, page: ContentEntry): string | undefined {
  if (isDraft(from)) return undefined;
  if (isDraft(page)) return 'a draft';
  const day = getScheduledDay(page, getScheduledDay(from, today) ?? today);
  return day && `not published before ${day}`;
}

/** What is wrong with a link to a page that visitors do not see yet, or for some time only; undefined for other paths. */
export function getUnpublishedMessage(content: Content, from: { value: object }, path: string): string | undefined {
  const page = getRoutes(content).get(path) ?? getGeneratedFiles(content).get(path);
  if (!page) return undefined;
  const reason = findUnpublished(content, from, page);
  if (reason !== undefined)
    return `\`${path}\` is ${reason}, and visitors would find no page there. Publish it first, or take the link out.`;
  const { closes } = page.value as ContentEntry<'Opening'>['value'];
  return closes === undefined
    ? undefined
    : `\`${path}\` is an opening that closes on ${closes}, and the link would lead nowhere after that day. Link to the list of openings.`;
}

/** What is wrong with the target of a link, or undefined. */
export function getLinkMessage(content: Content, from: ContentEntry, target: string): string | undefined {
  if (target === '') return 'The link has no address. Write it between the round brackets.';
  if (target.startsWith('#')) return undefined;
  const shape = linkSchema.safeParse(target).error?.issues[0];
  if (shape) return `${formatValue(target)} is no address for a link. It should be ${shape.message}.`;
  if (!target.startsWith('/')) return undefined;
  const path = stripQueryAndHash(target);
  if (isAdminPath(path)) return `\`${target}\` is the editing screen, and visitors have no account for it. Write the path of the page.`;
  const isKnown = isPage(content, path) || findRedirectEntry(content, path);
  return getUnpublishedMessage(content, from, path) ?? (isKnown ? undefined : getUnknownPageMessage(content, path));
}
