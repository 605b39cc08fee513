import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePath } from '../../domain/addresses';
import { type RouteRule, splitPath } from '../../domain/route-rules';

/** A line of `_redirects`: 3xx redirects, 200 shows the target, 4xx shows the target as an error page. */
export interface HostRedirect extends RouteRule {
  /** Whether it applies even if the path has a file. */
  isForced: boolean;
}

/** The redirects and headers of a built site, and the lines of their files that this host does not support. */
export interface HostRules {
  /** The redirects that may match a percent-encoded path, in their order. */
  findRedirects: (pathname: string) => readonly HostRedirect[];
  /** The headers of a decoded path. If several rules set a header, the last one applies. */
  getHeaders: (path: string) => Map<string, string>;
  errors: string[];
}

const splitLines = (text: string): string[] => text.split('\n').filter((line) => /^\s*[^\s#]/.test(line));

/** Parses the lines that the build writes: a path, a target, a status, and `!` if the rule is forced. Other lines of Netlify's are errors. */
export function parseRedirects(text: string): { redirects: HostRedirect[]; errors: string[] } {
  const parsed = splitLines(text).map((line) => ({ line, parts: /^(\/\S*)\s+(\S+)(?:\s+(\d{3})(!?))?\s*$/.exec(line) }));
  const isSupported = (parts: RegExpExecArray | null) => parts !== null && (parts[3] !== '200' || parts[2]!.startsWith('/'));
  return {
    redirects: parsed
      .filter(({ parts }) => isSupported(parts))
      .map(({ parts }) => ({ from: parts![1]!, to: parts![2]!, status: Number(parts![3] ?? 301), isForced: parts![4] === '!' })),
    errors: parsed.filter(({ parts }) => !isSupported(parts)).map(({ line }) => `_redirects: "${line}" is not supported`),
  };
}

/** The paths that a pattern of `_headers` matches: `:name` is a segment, a final `/*` any rest. */
function toPathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^$(){}|[\]\\]/g, '\\$&');
  const pattern = escaped.replace(/\/:[^/]+/g, '/[^/]+').replace(/\/$|\/\*$/, (end) => (end === '/' ? '' : '/?.*'));
  return new RegExp(`^${pattern}/?$`, 'isu');
}

/** Parses a path on each line that is not indented, and its headers below it. */
export function parseHeaders(text: string): { headers: { pattern: RegExp; values: [string, string][] }[]; errors: string[] } {
  const headers: { pattern: RegExp; values: [string, string][] }[] = [];
  const errors: string[] = [];
  for (const line of splitLines(text)) {
    const [, name, value = ''] = /^\s+([\w-]+):(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) headers.push({ pattern: toPathPattern(line.trimEnd()), values: [] });
    else if (name !== undefined && value.trim() !== '' && headers.length > 0) headers.at(-1)!.values.push([name, value.trim()]);
    else errors.push(`_headers: "${line}" is not supported`);
  }
  return { headers, errors };
}

/** Netlify's default for a file without a rule: browsers may cache it but must revalidate. */
export const revalidated = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;

/**
 * Creates a function that finds the rules whose beginning, up to a placeholder, is that of a path. Each article has a rule, and matching ten
 * thousand of them takes milliseconds for each request.
 */
export function createRedirectIndex(redirects: readonly HostRedirect[]): HostRules['findRedirects'] {
  const normalize = (path: string) => splitPath(path).map(decodePath).join('/');
  const indexed = redirects.map((rule) => ({ rule, start: normalize(rule.from.split(/[:*]/, 1)[0]!) }));
  return (pathname) => {
    const path = normalize(pathname);
    return indexed.filter(({ start }) => path.startsWith(start)).map(({ rule }) => rule);
  };
}

async function readRules(root: string): Promise<HostRules> {
  const read = (name: string) => readFile(join(root, name), 'utf8').catch(() => '');
  const { redirects, errors } = parseRedirects(await read('_redirects'));
  const { headers, errors: headerErrors } = parseHeaders(await read('_headers'));
  return {
    findRedirects: createRedirectIndex(redirects),
    getHeaders: (path) => new Map([revalidated, ...headers.flatMap(({ pattern, values }) => (pattern.test(path) ? values : []))]),
    errors: [...errors, ...headerErrors],
  };
}

/** Returns a function that reads the rules again whenever a file changes, so that a new build is served with its own headers. */
export function watchRules(root: string): () => Promise<HostRules> {
  let version = '';
  let rules: Promise<HostRules> | undefined;
  return async () => {
    const stats = await Promise.all(['_redirects', '_headers'].map((name) => stat(join(root, name)).catch(() => undefined)));
    const newVersion = stats.map((file) => file?.mtimeMs).join();
    if (!rules || newVersion !== version) {
      version = newVersion;
      rules = readRules(root);
    }
    return rules;
  };
}
