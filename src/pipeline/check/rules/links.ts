import { getAnchors } from '../anchors';
import { formatClosestName, findClosestName } from '../closest-name';
import { getEntries, type Content, type ContentEntry } from '../content';
import { getLinkMessage } from '../link-message';
import { fieldRule, markdownRule, type Rules } from '../rule';
import { getRoutes } from '../routes';

/** Links in fields lead to a page. Redirects and the links of brands to their own pages have their own rules. */
const fieldLinks = fieldRule(['link'], ({ entry, path, value }, content) => {
  const hasOwnRule = entry.type === 'RedirectRule' || (entry.type === 'Brand' && path[0] === 'link');
  return hasOwnRule ? undefined : getLinkMessage(content, entry, value);
});

/** Links in Markdown lead to a page. */
const markdownLinks = markdownRule(({ entry, token }, content) =>
  token.kind === 'link' ? getLinkMessage(content, entry, token.target) : undefined,
);

/** A rule for every link of the content, in fields and in Markdown. */
const createLinkRules = (find: (content: Content, from: ContentEntry, target: string) => string | undefined) =>
  [
    fieldRule(['link', 'external-url'], ({ entry, value }, content) => find(content, entry, value)),
    markdownRule(({ entry, token }, content) => (token.kind === 'link' ? find(content, entry, token.target) : undefined)),
  ] as const;

/** The page that a link leads to; of `#name` the page of the entry, where the entry has a page of its own. */
function findTargetPage(content: Content, from: ContentEntry, path: string): ContentEntry | undefined {
  if (path !== '') return getRoutes(content).get(path);
  return [...getRoutes(content).values()].find((entry) => entry === from);
}

/** A link to a part of a page leads to a part that is there. The rule is off while a file cannot be parsed. */
const anchors = createLinkRules((content, from, target) => {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?#(.+)$/.exec(target) ?? [];
  if (anchor === undefined || content.unparsedFiles.size > 0 || /^[a-z]+:/.test(path)) return undefined;
  const page = findTargetPage(content, from, path);
  if (!page) return undefined;
  const names = getAnchors(content, page);
  if (names.includes(anchor)) return undefined;
  const closest = findClosestName(anchor, names);
  const advice = formatClosestName(closest && `#${closest}`, `Leave out \`#${anchor}\`: the link then leads to the top of the page.`);
  return `There is no part \`#${anchor}\` on ${path === '' ? 'this page' : `\`${path}\``}. ${advice}`;
});

/** Links to the site itself are paths, so that they lead to the same build, also in a preview. */
const ownAddresses = createLinkRules((content, from, target) => {
  if (from.type === 'ContentSite') return undefined;
  const { url } = getEntries(content, 'ContentSite')[0]?.value ?? {};
  if (url === undefined || (target !== url && !target.startsWith(`${url}/`))) return undefined;
  const path = target.slice(url.length) || '/';
  return `The link leads to this site by its whole address, and a preview would lead to the published site. Write \`${path}\`.`;
});

export const linkRules: Rules = { fieldLinks, markdownLinks, fieldAnchors: anchors[0], markdownAnchors: anchors[1] };
export const linkWarningRules: Rules = { fieldOwnAddresses: ownAddresses[0], markdownOwnAddresses: ownAddresses[1] };
