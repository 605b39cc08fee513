import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeadersFile, readHeaders } from './headers-file';
import { createRedirectIndex } from './redirect-index';
import { readRedirects } from './redirects-file';
import type { RedirectRule } from './redirects';

/** What a site says of how it is served, and what of it cannot be obeyed. */
export interface HostRules {
  /** The redirects that may take a path, in their order. */
  findRedirects: (pathname: string) => readonly RedirectRule[];
  getHeaders: HeadersFile['getHeaders'];
  errors: string[];
}

async function readRules(root: string): Promise<HostRules> {
  const [{ rules: redirects, errors: ofRedirects }, { getHeaders: headersOf, errors: ofHeaders }] = await Promise.all([
    readRedirects(root),
    readHeaders(root),
  ]);
  const faults = [...ofRedirects.map((fault) => `_redirects: ${fault}`), ...ofHeaders.map((fault) => `_headers: ${fault}`)];
  return { findRedirects: createRedirectIndex(redirects), getHeaders: headersOf, errors: faults };
}

const getModifiedTime = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** The rules of a built site as its two files say now: a new build's pages are not served under the old one's policy. */
export function watchRules(root: string): () => Promise<HostRules> {
  let stamp = '';
  let rules: Promise<HostRules> | undefined;
  return async () => {
    const now = (await Promise.all(['_redirects', '_headers'].map((name) => getModifiedTime(join(root, name))))).join();
    if (!rules || now !== stamp) {
      stamp = now;
      rules = readRules(root);
    }
    return rules;
  };
}
