import { decodePath } from './addresses';

/** A redirect of the build, in the browser from its manifest: M2's redirects, guards, maintenance. */
export interface RouteRule {
  /** The path pattern: exact, with `:name` for a segment, with a final `/*` for any rest. */
  readonly from: string;
  readonly to: string;
  /** The HTTP status: 301 permanent, 302 temporary; on the host also 200, 404. */
  readonly status: number;
}

/** The values that the placeholders of a pattern matched, percent-encoded. */
type PathParams = Readonly<Record<string, string>>;

/** The segments of a path, without empty ones. */
export const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Matches a segment: `:name` captures the value, a literal in any case captures nothing. Undefined if it does not match. */
function matchSegment(pattern: string, value: string | undefined): PathParams | undefined {
  if (value === undefined) return undefined;
  if (pattern.startsWith(':')) return { [pattern.slice(1)]: value };
  const literal = pattern.toLowerCase();
  return literal === value.toLowerCase() || literal === decodePath(value).toLowerCase() ? {} : undefined;
}

/** Matches a path, ignoring a final slash; `/*` captures the rest as `splat`. Undefined if it does not match. */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  const patternSegments = splitPath(pattern);
  const segments = splitPath(pathname);
  const hasSplat = patternSegments.at(-1) === '*';
  const fixed = hasSplat ? patternSegments.slice(0, -1) : patternSegments;
  if (!hasSplat && segments.length !== fixed.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of fixed.entries()) {
    const captured = matchSegment(segment, segments[index]);
    if (!captured) return undefined;
    Object.assign(params, captured);
  }
  return hasSplat ? { ...params, splat: segments.slice(fixed.length).join('/') } : params;
}

const fillPlaceholders = (to: string, params: PathParams): string =>
  to.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => params[name] ?? whole).replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** Fills the placeholders of a target. The query of the request is kept unless the target has its own. */
function fillTarget(to: string, params: PathParams, search: string): string {
  const [, path = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const filled = fillPlaceholders(path, params);
  // A captured "//host" must not become a URL on another host.
  const safePath = /^https?:/.test(filled) ? filled : filled.replace(/^[/\\]+/, '/');
  return safePath + (query === undefined ? search : fillPlaceholders(query, params)) + hash;
}

const isSelfRedirect = (to: string, pathname: string): boolean =>
  to.startsWith('/') && splitPath(to.split(/[?#]/, 1)[0]!).join('/') === splitPath(pathname).join('/');

/**
 * M2: the first rule that matches a path, and its target. A final slash is ignored, and a redirect to the requested path is skipped.
 * `pathname` is percent-encoded; `search` is empty or starts with `?`.
 */
export function findRedirect<Rule extends RouteRule>(
  rules: readonly Rule[],
  pathname: string,
  search: string,
): { rule: Rule; to: string } | undefined {
  for (const rule of rules) {
    const params = matchPath(rule.from, pathname);
    const to = params && fillTarget(rule.to, params, search);
    if (to !== undefined && (rule.status >= 400 || !isSelfRedirect(to, pathname))) return { rule, to };
  }
  return undefined;
}

/** The guards that a page may have in its content. */
export const guardNames = ['maintenance'] as const;

/** Thrown for the name of a guard that does not exist. */
export class UnknownGuardError extends Error {
  override name = 'UnknownGuardError';
}

/** The path that each guard redirects to; undefined allows the page. `isMaintenance` is the build setting. */
const guards: Record<(typeof guardNames)[number], (isMaintenance: boolean) => string | undefined> = {
  // M1: /error is an unknown path, answered 404.
  maintenance: (isMaintenance) => (isMaintenance ? undefined : '/error'),
};

/**
 * B6: the redirect of the first guard that does not allow the page; undefined if all allow it.
 * @throws {UnknownGuardError} when a guard with one of the names does not exist.
 */
export function getGuardRedirect(names: readonly string[], isMaintenance: boolean): string | undefined {
  const redirects = names.map((name) => {
    if (!Object.hasOwn(guards, name)) throw new UnknownGuardError(`No guard is called \`${name}\`.`);
    return guards[name as (typeof guardNames)[number]](isMaintenance);
  });
  return redirects.find((redirect) => redirect !== undefined);
}
