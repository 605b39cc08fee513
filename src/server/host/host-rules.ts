import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeadersFile, readHeaders } from './headers-file';
import { createRedirectIndex } from './redirect-index';
import { readRedirects } from './redirects-file';
import type { RedirectRule } from './redirects';

/** The redirects and headers of a built site, and the rules that this host does not support. */
export interface HostRules {
  /** The redirects that may match a path, in their order. */
  findRedirects: (pathname: string) => readonly RedirectRule[];
  getHeaders: HeadersFile['getHeaders'];
  errors: string[];
}

async function readRules(root: string): Promise<HostRules> {
  const [redirects, headers] = await Promise.all([readRedirects(root), readHeaders(root)]);
  const errors = [...redirects.errors.map((error) => `_redirects: ${error}`), ...headers.errors.map((error) => `_headers: ${error}`)];
  return { findRedirects: createRedirectIndex(redirects.rules), getHeaders: headers.getHeaders, errors };
}

const getModifiedTime = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** Returns a function that reads the rules again whenever a file changes, so that a new build is served with its own headers. */
export function watchRules(root: string): () => Promise<HostRules> {
  let version = '';
  let rules: Promise<HostRules> | undefined;
  return async () => {
    const newVersion = (await Promise.all(['_redirects', '_headers'].map((name) => getModifiedTime(join(root, name))))).join();
    if (!rules || newVersion !== version) {
      version = newVersion;
      rules = readRules(root);
    }
    return rules;
  };
}
