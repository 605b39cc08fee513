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

const segments = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

type Captures = Record<string, string>;

/** Captured values stay percent-encoded, as the target needs them. */
function capture(pattern: string, value: string | undefined): Captures | undefined {
  if (value === undefined) return undefined;
  if (pattern.startsWith(':')) return { [pattern.slice(1)]: value };
  return pattern === value || pattern === decodeURI(value) ? {} : undefined;
}

function captureAll(pairs: [pattern: string, value: string | undefined][]): Captures | undefined {
  const found: Captures = {};
  for (const [pattern, value] of pairs) {
    const captured = capture(pattern, value);
    if (!captured) return undefined;
    Object.assign(found, captured);
  }
  return found;
}

function capturePath(pattern: string, pathname: string): Captures | undefined {
  const wanted = segments(pattern);
  const given = segments(pathname);
  const hasSplat = wanted.at(-1) === '*';
  const fixed = hasSplat ? wanted.slice(0, -1) : wanted;
  if (!hasSplat && given.length !== fixed.length) return undefined;
  const captured = captureAll(fixed.map((segment, at) => [segment, given[at]]));
  return captured && hasSplat ? { ...captured, splat: given.slice(fixed.length).join('/') } : captured;
}

function captureQuery(wanted: Record<string, string>, given: URLSearchParams): Captures | undefined {
  return captureAll(
    Object.entries(wanted).map(([name, pattern]) => [pattern, given.has(name) ? encodeURIComponent(given.get(name)!) : undefined]),
  );
}

const fill = (to: string, captures: Captures): string =>
  to.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => captures[name] ?? whole).replace(/[^\x21-\x7e]+/g, encodeURIComponent);

function target(rule: RedirectRule, captures: Captures, search: string): string {
  const [, address = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(rule.to) ?? [];
  const filled = fill(address, captures);
  // A captured "//host" must not become an address on another host.
  const inPlace = /^https?:/.test(filled) ? filled : filled.replace(/^[/\\]+/, '/');
  return inPlace + (query === undefined ? search : fill(query, captures)) + hash;
}

const leadsToItself = (to: string, pathname: string): boolean =>
  to.startsWith('/') && segments(to.replace(/[?#].*$/, '')).join('/') === segments(pathname).join('/');

/**
 * The first rule that a request meets, as Netlify matches: a final slash does not count, a query goes along unless the target
 * has one of its own, and a rule that would lead to the very path asked for is passed over. Whether a rule that is not
 * forced yields to a file is the caller's to decide. `pathname` is percent-encoded and well-formed; `search` is empty or starts
 * with `?`.
 */
export function matchRedirect(rules: readonly RedirectRule[], pathname: string, search: string): RedirectMatch | undefined {
  for (const rule of rules) {
    const fromPath = capturePath(rule.path, pathname);
    const fromQuery = captureQuery(rule.query ?? {}, new URLSearchParams(search));
    if (!fromPath || !fromQuery) continue;
    const to = target(rule, { ...fromQuery, ...fromPath }, search);
    if (!leadsToItself(to, pathname)) return { to, status: rule.status ?? 301, force: rule.force };
  }
  return undefined;
}
