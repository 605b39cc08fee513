import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';
import { parseAllRedirects } from 'netlify-redirect-parser';
import { createRedirectIndex, type RedirectRule } from './redirects';

/** The redirects and headers of a built site, and the rules that this host does not support. */
export interface HostRules {
  /** The redirects that may match a path, in their order. */
  findRedirects: (pathname: string) => readonly RedirectRule[];
  /** The headers of a decoded path. If several rules set a header, the last one applies. */
  getHeaders: (path: string) => Map<string, string>;
  errors: string[];
}

interface ParsedRule extends RedirectRule {
  host?: string;
  conditions: Record<string, unknown>;
  proxy: boolean;
}

const getUnsupportedReason = ({ path, host, conditions, proxy }: ParsedRule): string | undefined => {
  if (host !== undefined) return `${path}: rules for a host (${host}) are not supported`;
  if (proxy) return `${path}: a proxy to another site is not supported`;
  const names = Object.keys(conditions);
  return names.length > 0 ? `${path}: rules with conditions (${names.join(', ')}) are not supported` : undefined;
};

/** Reads `_redirects` in the folder of the built site. Without the file there are no rules; an unsupported rule is an error. */
export async function readRedirects(root: string): Promise<{ rules: RedirectRule[]; errors: string[] }> {
  const options = { redirectsFiles: [join(root, '_redirects')], configRedirects: [], minimal: false };
  const { redirects, errors } = await parseAllRedirects(options);
  const parsed = redirects as ParsedRule[];
  return {
    rules: parsed.filter((rule) => getUnsupportedReason(rule) === undefined),
    errors: [
      ...(errors as Error[]).map(({ message }) => message),
      ...parsed.map(getUnsupportedReason).filter((reason) => reason !== undefined),
    ],
  };
}

/** Netlify's default for a file without a rule: browsers may cache it but must revalidate. */
export const revalidated = ['Cache-Control', 'public, max-age=0, must-revalidate'] as const;

async function readRules(root: string): Promise<HostRules> {
  const headersFiles = [join(root, '_headers')] as never[];
  const [redirects, headers] = await Promise.all([
    readRedirects(root),
    parseAllHeaders({ headersFiles, netlifyConfigPath: undefined, minimal: false }),
  ]);
  return {
    findRedirects: createRedirectIndex(redirects.rules),
    getHeaders: (path) =>
      new Map([
        revalidated,
        ...headers.headers.flatMap(({ forRegExp, values }) =>
          forRegExp?.test(path) ? Object.entries(values as Record<string, string>) : [],
        ),
      ]),
    errors: [...redirects.errors.map((error) => `_redirects: ${error}`), ...headers.errors.map(({ message }) => `_headers: ${message}`)],
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
