import { getGuardRedirect, type RouteRule } from '../../../domain/route-rules';
import { applyTrailingSlash, getArticlePath, maintenancePath } from '../../../domain/routes';
import { isExternal } from '../../../domain/addresses';
import { isMaintenance, trailingSlash } from '../../../domain/site-settings';

/** A rule of content/redirects.yaml. */
export interface ContentRedirect {
  from: string;
  to: string;
  permanent?: boolean | null;
}

/** A page with the guards of its content. */
export interface GuardedPage {
  path: string;
  guards?: readonly string[] | null;
}

/** A redirect of a build. A forced one applies even when a file exists at its path. */
interface BuildRedirect extends RouteRule {
  isForced: boolean;
}

const toTarget = (to: string) => (isExternal(to) ? to : applyTrailingSlash(to, trailingSlash));

/**
 * M1, M2: the redirects of a build: guarded pages first, then those of content/redirects.yaml. During maintenance one temporary rule sends
 * every path that is not a file to the maintenance page.
 */
export function buildRedirectRules(
  redirects: readonly ContentRedirect[],
  pages: readonly GuardedPage[],
  isClosed = isMaintenance,
): BuildRedirect[] {
  if (isClosed) return [{ from: '/*', to: toTarget(maintenancePath), status: 302, isForced: false }];
  const guarded = pages.flatMap(({ path, guards }) => {
    const target = getGuardRedirect(guards ?? [], isClosed);
    return target === undefined ? [] : [{ from: path, to: toTarget(target), status: 302, isForced: true }];
  });
  return [
    ...guarded,
    ...redirects.map(({ from, to, permanent }) => ({ from, to: toTarget(to), status: permanent === false ? 302 : 301, isForced: false })),
  ];
}

interface ArticleAddress {
  article_id: number;
  slug: string;
}

/** The patterns of all pages' paths: the longest are such as /news-and-events/events/page/2. */
const pathPatterns = ['/:a', '/:a/:b', '/:a/:b/:c', '/:a/:b/:c/:d'] as const;

/** B3: serves the data of each page at `_payload.json` under the page's own path. */
const toPayloadLines = (): string[] => [
  '/_payload.json /page-data/index/page-data.json 200',
  ...pathPatterns.map((path) => `${path}/_payload.json /page-data${path}/page-data.json 200`),
];

/** R12: the addresses of the error page, which has an own file, and of files that pages have on other hosts. */
const fileLines: readonly string[] = [
  '/404 /404.html 404!',
  '/404.html /404.html 404!',
  ...pathPatterns.map((path) => `${path}/index.html ${applyTrailingSlash(path, trailingSlash)} 301`),
];

/**
 * The lines of Netlify's `_redirects`: page data, names of files, the redirects of the build, then one line for each article that redirects
 * its number with any other slug to its path, which no placeholder knows. During maintenance only the redirects of the build. Without `!` an
 * existing file wins.
 */
export function toRedirectLines(rules: readonly BuildRedirect[], articles: readonly ArticleAddress[], isClosed = isMaintenance): string[] {
  const lines = rules.map(({ from, to, status, isForced }) => `${from} ${to} ${status}${isForced ? '!' : ''}`);
  if (isClosed) return lines;
  return [
    ...toPayloadLines(),
    ...fileLines,
    ...lines,
    ...articles.map(
      ({ article_id, slug }) => `/article/${article_id}/* ${applyTrailingSlash(getArticlePath(article_id, slug), trailingSlash)} 301`,
    ),
  ];
}
