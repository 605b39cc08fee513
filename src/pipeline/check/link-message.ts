import { link } from '../../schema/field-types';
import { getScheduledDay, isDraft, type Content, type ContentEntry } from './content';
import { findClosestName, formatClosestName } from './closest-name';
import { getGeneratedFiles, stripQueryAndHash, findRedirect, getRoutes, mayBeUnparsed } from './routes';

const linkSchema = link('');
const hiddenPaths = new Set(['/404']);

const suggestedPages = new WeakMap<Content, Map<string, string>>();

/** The page whose path is most like this one, in the same folder first; for an article, the one with the same number. */
function findSuggestedPage(content: Content, written: string): string | undefined {
  const path = written.replace(/(?<=.)\/$/, '');
  const found = suggestedPages.get(content) ?? new Map<string, string>();
  suggestedPages.set(content, found);
  if (!found.has(path)) {
    const paths = [...getRoutes(content).keys(), ...getGeneratedFiles(content).keys(), ...content.staticPaths].filter(
      (route) => !hiddenPaths.has(route),
    );
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

/** Whether a path is a page or a file that visitors can open. */
export function isPage(content: Content, path: string): boolean {
  return (
    (getRoutes(content).has(path) && !hiddenPaths.has(path)) ||
    getGeneratedFiles(content).has(path) ||
    content.staticPaths.has(path) ||
    mayBeUnparsed(content, path)
  );
}

/** Why visitors of a page do not see another one yet, or undefined. */
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
  if (shape) return `\`${target}\` is no address for a link. It should be ${shape.message}.`;
  if (!target.startsWith('/')) return undefined;
  const path = stripQueryAndHash(target);
  const isKnown = isPage(content, path) || findRedirect(content, path);
  return getUnpublishedMessage(content, from, path) ?? (isKnown ? undefined : getUnknownPageMessage(content, path));
}
