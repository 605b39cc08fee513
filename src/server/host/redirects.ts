import { type PathParams, matchSegments, matchPath, fillTarget, isSelfRedirect } from '../../domain/routes/route-rules';

/** A rule of the host's redirects file, as netlify-redirect-parser gives it. */
export interface RedirectRule {
  /** The path to match: exact, with `:name` for a segment, with a final `/*` for any rest. */
  path: string;
  to: string;
  /** 301 when absent. 3xx sends elsewhere, 200 answers with the target in its place, 404 shows the target as an error. */
  status?: number;
  /** Whether the rule applies even where a file exists. */
  force: boolean;
  /** The query fields that must be there, each a value or `:name`. */
  query?: Record<string, string>;
}

/** What a rule makes of a request. */
export interface RedirectMatch {
  to: string;
  status: number;
  force: boolean;
}

function matchQuery(wanted: Record<string, string>, given: URLSearchParams): PathParams | undefined {
  return matchSegments(
    Object.entries(wanted).map(([name, pattern]) => [pattern, given.has(name) ? encodeURIComponent(given.get(name)!) : undefined]),
  );
}

/**
 * The first rule that a request meets, as Netlify matches: a final slash does not count, a query goes along unless the target
 * has one of its own, and a rule that would lead to the very path asked for is passed over. Whether a rule that is not
 * forced yields to a file is the caller's to decide. `pathname` is percent-encoded and well-formed; `search` is empty or starts
 * with `?`.
 */
export function matchRedirectRule(rules: readonly RedirectRule[], pathname: string, search: string): RedirectMatch | undefined {
  for (const rule of rules) {
    const fromPath = matchPath(rule.path, pathname);
    const fromQuery = matchQuery(rule.query ?? {}, new URLSearchParams(search));
    if (!fromPath || !fromQuery) continue;
    const to = fillTarget(rule.to, { ...fromQuery, ...fromPath }, search);
    if (!isSelfRedirect(to, pathname)) return { to, status: rule.status ?? 301, force: rule.force };
  }
  return undefined;
}
