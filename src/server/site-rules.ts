import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeadersFile, readHeaders } from './headers-file';
import { indexRules } from './redirect-index';
import { readRedirects } from './redirects-file';
import type { RedirectRule } from './redirects';

/** What a site says of how it is served, and what of it cannot be obeyed. */
export interface SiteRules {
  /** The redirects that may take a path, in their order. */
  redirectsOf: (pathname: string) => readonly RedirectRule[];
  headersOf: HeadersFile['headersOf'];
  faults: string[];
}

async function read(root: string): Promise<SiteRules> {
  const [{ rules: redirects, faults: ofRedirects }, { headersOf, faults: ofHeaders }] = await Promise.all([
    readRedirects(root),
    readHeaders(root),
  ]);
  const faults = [...ofRedirects.map((fault) => `_redirects: ${fault}`), ...ofHeaders.map((fault) => `_headers: ${fault}`)];
  return { redirectsOf: indexRules(redirects), headersOf, faults };
}

const writtenAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** The rules of a built site as its two files say now: a new build's pages are not served under the old one's policy. */
export function followRules(root: string): () => Promise<SiteRules> {
  let stamp = '';
  let rules: Promise<SiteRules> | undefined;
  return async () => {
    const now = (await Promise.all(['_redirects', '_headers'].map((name) => writtenAt(join(root, name))))).join();
    if (!rules || now !== stamp) {
      stamp = now;
      rules = read(root);
    }
    return rules;
  };
}
