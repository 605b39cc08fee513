import { link } from '../../schema/kinds';
import type { Content, Entry } from './content';
import { isDraft } from './is-draft';
import { near } from './near';
import { filesOf, pathOnly, redirectOf, routesOf } from './routes';

const address = link('');
const hidden = new Set(['/404']);

const nearest = new WeakMap<Content, Map<string, string>>();

/** The page whose path is most like this one; for an article, the one with the same number. */
function meantPage(content: Content, path: string): string | undefined {
  const found = nearest.get(content) ?? new Map<string, string>();
  nearest.set(content, found);
  if (!found.has(path)) {
    const paths = [...routesOf(content).keys(), ...filesOf(content).keys(), ...content.statics].filter((route) => !hidden.has(route));
    const article = /^\/article\/\d+\//.exec(path)?.[0];
    found.set(path, paths.find((route) => article !== undefined && route.startsWith(article)) ?? near(path, paths) ?? '');
  }
  return found.get(path) || undefined;
}

/** What is wrong with a path that is no page of the site. */
export function noPage(content: Content, path: string): string {
  const page = meantPage(content, path);
  return `\`${path}\` is no page of this site. ${page === undefined ? 'Write the path of a page, as it stands in the address bar after the name of the site.' : `Did you mean \`${page}\`?`}`;
}

/** Whether a path is a page or a file that visitors can open. */
export function isPage(content: Content, path: string): boolean {
  return (routesOf(content).has(path) && !hidden.has(path)) || filesOf(content).has(path) || content.statics.has(path);
}

/** What is wrong with the target of a link, or undefined. */
export function linkWords(content: Content, from: Entry, target: string): string | undefined {
  if (target === '') return 'The link has no address. Write it between the round brackets.';
  if (target.startsWith('#')) return undefined;
  const shape = address.safeParse(target).error?.issues[0];
  if (shape) return `\`${target}\` is no address for a link. It should be ${shape.message}.`;
  if (!target.startsWith('/')) return undefined;
  const path = pathOnly(target);
  const page = routesOf(content).get(path) ?? filesOf(content).get(path);
  if (page && isDraft(page) && !isDraft(from))
    return `\`${path}\` is a draft, and visitors would find no page there. Publish it first, or take the link out.`;
  return isPage(content, path) || redirectOf(content, path) ? undefined : noPage(content, path);
}
