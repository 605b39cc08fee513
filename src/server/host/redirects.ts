import { decodePath } from '../../domain/routes/decode-path';
import { type PathParams, matchSegments, matchPath, fillTarget, isSelfRedirect, splitPath } from '../../domain/routes/route-rules';

/** A rule of the `_redirects` file, as netlify-redirect-parser returns it. */
export interface RedirectRule {
  /** The path pattern: exact, with `:name` for a segment, with a final `/*` for any rest. */
  path: string;
  to: string;
  /** 301 if undefined. 3xx redirects, 200 rewrites to the target, 404 shows the target as the error page. */
  status?: number;
  /** Whether the rule applies even if the path has a file. */
  force: boolean;
  /** The query parameters that must be present, each with a value or `:name`. */
  query?: Record<string, string>;
}

/** A rule applied to a request, with its placeholders filled. */
export interface RedirectMatch {
  to: string;
  status: number;
  force: boolean;
}

function matchQuery(patterns: Record<string, string>, query: URLSearchParams): PathParams | undefined {
  return matchSegments(
    Object.entries(patterns).map(([name, pattern]) => [pattern, query.has(name) ? encodeURIComponent(query.get(name)!) : undefined]),
  );
}

/**
 * Finds the first rule that matches a request, as Netlify does: a final slash is ignored, the query is kept unless the target has
 * its own, and a redirect to the requested path is skipped. The caller gives files precedence over a rule that is not
 * forced. `pathname` is percent-encoded and well-formed; `search` is empty or starts with `?`.
 */
export function matchRedirectRule(rules: readonly RedirectRule[], pathname: string, search: string): RedirectMatch | undefined {
  for (const rule of rules) {
    const pathParams = matchPath(rule.path, pathname);
    const queryParams = matchQuery(rule.query ?? {}, new URLSearchParams(search));
    if (!pathParams || !queryParams) continue;
    const to = fillTarget(rule.to, { ...queryParams, ...pathParams }, search);
    const status = rule.status ?? 301;
    if (status >= 400 || !isSelfRedirect(to, pathname)) return { to, status, force: rule.force };
  }
  return undefined;
}

/** The first two segments of a path, decoded. An article's path shares them with its own rule only. */
const getPathKey = (segments: readonly string[]): string => segments.slice(0, 2).join('/');

/** The key that all paths that match a rule share; undefined if they may have different keys. */
function getRuleKey({ path }: RedirectRule): string | undefined {
  const segments = splitPath(path).slice(0, 2);
  const isLiteral = segments.length > 0 && !segments.some((segment) => /^:|^\*$|%/.test(segment));
  return isLiteral ? getPathKey(segments) : undefined;
}

/**
 * Creates a function that finds the rules that may match a path, in their order. Each article has a rule, and going through ten
 * thousand of them takes milliseconds for each request.
 */
export function createRedirectIndex(rules: readonly RedirectRule[]): (pathname: string) => RedirectRule[] {
  const byKey = new Map<string | undefined, { rule: RedirectRule; index: number }[]>();
  rules.forEach((rule, index) => {
    const key = getRuleKey(rule);
    const entries = byKey.get(key) ?? [];
    byKey.set(key, entries);
    entries.push({ rule, index });
  });
  return (pathname) => {
    const key = getPathKey(splitPath(pathname).map(decodePath));
    const matching = [...(byKey.get(undefined) ?? []), ...(byKey.get(key) ?? [])];
    return matching.sort((a, b) => a.index - b.index).map(({ rule }) => rule);
  };
}
