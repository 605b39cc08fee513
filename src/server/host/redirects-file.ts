import { join } from 'node:path';
import { parseAllRedirects } from 'netlify-redirect-parser';
import type { RedirectRule } from './redirects';

interface ParsedRule extends RedirectRule {
  host?: string;
  conditions: Record<string, unknown>;
  proxy: boolean;
}

/** The parsed `_redirects` file, with the messages of its errors. */
export interface RedirectsFile {
  rules: RedirectRule[];
  errors: string[];
}

const getUnsupportedReason = ({ path, host, conditions, proxy }: ParsedRule): string | undefined => {
  if (host !== undefined) return `${path}: rules for a host (${host}) are not supported`;
  if (proxy) return `${path}: a proxy to another site is not supported`;
  const names = Object.keys(conditions);
  return names.length > 0 ? `${path}: rules with conditions (${names.join(', ')}) are not supported` : undefined;
};

/** Reads `_redirects` in the folder of the built site. Without the file there are no rules; an unsupported rule is an error. */
export async function readRedirects(root: string): Promise<RedirectsFile> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(root, '_redirects')],
    configRedirects: [],
    minimal: false,
  });
  const parsed = redirects as ParsedRule[];
  return {
    rules: parsed.filter((rule) => getUnsupportedReason(rule) === undefined),
    errors: [
      ...(errors as Error[]).map(({ message }) => message),
      ...parsed.map(getUnsupportedReason).filter((reason) => reason !== undefined),
    ],
  };
}
