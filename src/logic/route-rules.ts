/** A rule as each build's manifest carries it to the browser: M2's redirects, guards, maintenance. */
export interface RouteRule {
  /** The path to match: exact, with `:name` for a segment, with a final `/*` for any rest. */
  readonly from: string;
  readonly to: string;
  /** Of HTTP: 301 for good, 302 for now. */
  readonly status: number;
}

/** What the names of a pattern stood for; percent-encoded, as the target needs them. */
export type Captures = Readonly<Record<string, string>>;

/** The steps of a path, without empty ones. */
export const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** A text as it reads without its percent-encoding, where that can be read. */
export const decoded = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};

/** What one step of a pattern captures of a value: `:name` the value, a word nothing. Undefined where it does not match. */
export function capture(pattern: string, value: string | undefined): Captures | undefined {
  if (value === undefined) return undefined;
  if (pattern.startsWith(':')) return { [pattern.slice(1)]: value };
  return pattern === value || pattern === decoded(value) ? {} : undefined;
}

/** What several steps capture together; undefined where one does not match. */
export function captureAll(pairs: readonly (readonly [pattern: string, value: string | undefined])[]): Captures | undefined {
  const found: Record<string, string> = {};
  for (const [pattern, value] of pairs) {
    const captured = capture(pattern, value);
    if (!captured) return undefined;
    Object.assign(found, captured);
  }
  return found;
}

/** What a pattern captures of a path, whose final slash does not count. The rest that `/*` takes is called `splat`. */
export function capturePath(pattern: string, pathname: string): Captures | undefined {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const hasSplat = wanted.at(-1) === '*';
  const fixed = hasSplat ? wanted.slice(0, -1) : wanted;
  if (!hasSplat && given.length !== fixed.length) return undefined;
  const captured = captureAll(fixed.map((segment, at) => [segment, given[at]]));
  return captured && hasSplat ? { ...captured, splat: given.slice(fixed.length).join('/') } : captured;
}

const fill = (to: string, captures: Captures): string =>
  to.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => captures[name] ?? whole).replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** A target with what was captured filled in. The query of the request goes along unless the target has one of its own. */
export function filledTarget(to: string, captures: Captures, search: string): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const filled = fill(address, captures);
  // A captured "//host" must not become an address on another host.
  const inPlace = /^https?:/.test(filled) ? filled : filled.replace(/^[/\\]+/, '/');
  return inPlace + (query === undefined ? search : fill(query, captures)) + hash;
}

/** Whether a target is the very path that was asked for. */
export const leadsToItself = (to: string, pathname: string): boolean =>
  to.startsWith('/') && segments(to.replace(/[?#].*$/, '')).join('/') === segments(pathname).join('/');

/**
 * M2: where the first rule that a path meets sends it; undefined when none does. `pathname` is percent-encoded; `search` is empty or
 * starts with `?`.
 */
export function ruledTarget(rules: readonly RouteRule[], pathname: string, search: string): string | undefined {
  for (const { from, to } of rules) {
    const captures = capturePath(from, pathname);
    const target = captures && filledTarget(to, captures, search);
    if (target !== undefined && !leadsToItself(target, pathname)) return target;
  }
  return undefined;
}
