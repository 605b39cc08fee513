import { decodePath } from './decode-path';

/** A rule as each build's manifest carries it to the browser: M2's redirects, guards, maintenance. */
export interface RouteRule {
  /** The path to match: exact, with `:name` for a segment, with a final `/*` for any rest. */
  readonly from: string;
  readonly to: string;
  /** Of HTTP: 301 for good, 302 for now. */
  readonly status: number;
}

/** What the names of a pattern stood for; percent-encoded, as the target needs them. */
export type PathParams = Readonly<Record<string, string>>;

/** The steps of a path, without empty ones. */
export const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** What one step of a pattern captures of a value: `:name` the value, a word nothing. Undefined where it does not match. */
export function matchSegment(pattern: string, value: string | undefined): PathParams | undefined {
  if (value === undefined) return undefined;
  if (pattern.startsWith(':')) return { [pattern.slice(1)]: value };
  return pattern === value || pattern === decodePath(value) ? {} : undefined;
}

/** What several steps capture together; undefined where one does not match. */
export function matchSegments(pairs: readonly (readonly [pattern: string, value: string | undefined])[]): PathParams | undefined {
  const found: Record<string, string> = {};
  for (const [pattern, value] of pairs) {
    const captured = matchSegment(pattern, value);
    if (!captured) return undefined;
    Object.assign(found, captured);
  }
  return found;
}

/** What a pattern captures of a path, whose final slash does not count. The rest that `/*` takes is called `splat`. */
export function matchPath(pattern: string, pathname: string): PathParams | undefined {
  const wanted = splitPath(pattern);
  const given = splitPath(pathname);
  const hasSplat = wanted.at(-1) === '*';
  const fixed = hasSplat ? wanted.slice(0, -1) : wanted;
  if (!hasSplat && given.length !== fixed.length) return undefined;
  const captured = matchSegments(fixed.map((segment, at) => [segment, given[at]]));
  return captured && hasSplat ? { ...captured, splat: given.slice(fixed.length).join('/') } : captured;
}

const fillPlaceholders = (to: string, captures: PathParams): string =>
  to.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => captures[name] ?? whole).replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** A target with what was captured filled in. The query of the request goes along unless the target has one of its own. */
export function fillTarget(to: string, captures: PathParams, search: string): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const filled = fillPlaceholders(address, captures);
  // A captured "//host" must not become an address on another host.
  const inPlace = /^https?:/.test(filled) ? filled : filled.replace(/^[/\\]+/, '/');
  return inPlace + (query === undefined ? search : fillPlaceholders(query, captures)) + hash;
}

/** Whether a target is the very path that was asked for. */
export const isSelfRedirect = (to: string, pathname: string): boolean =>
  to.startsWith('/') && splitPath(to.replace(/[?#].*$/, '')).join('/') === splitPath(pathname).join('/');

/**
 * M2: where the first rule that a path meets sends it; undefined when none does. `pathname` is percent-encoded; `search` is empty or
 * starts with `?`.
 */
export function matchRedirect(rules: readonly RouteRule[], pathname: string, search: string): string | undefined {
  for (const { from, to } of rules) {
    const captures = matchPath(from, pathname);
    const target = captures && fillTarget(to, captures, search);
    if (target !== undefined && !isSelfRedirect(target, pathname)) return target;
  }
  return undefined;
}
