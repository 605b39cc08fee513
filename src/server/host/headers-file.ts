import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';

/** A rule of the headers file. */
export interface HeaderRule {
  /** The path it holds for: exact, with `:name` for a segment, with `*` for any rest. */
  for: string;
  values: Record<string, string>;
}

/** The headers that a site's file sets, and what is wrong with it in words. */
export interface HeadersFile {
  /** The headers of a decoded path; of rules that set the same one, the last holds. */
  getHeaders: (path: string) => Record<string, string>;
  rules: readonly HeaderRule[];
  errors: string[];
}

/** What the host says of a file that no rule speaks of: a browser may keep it, but asks each time. Netlify's own default. */
const defaultHeaders: Record<string, string> = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Reads `_headers` in the folder of the built site as Netlify does. No file means no rules. */
export async function readHeaders(root: string): Promise<HeadersFile> {
  const files = [join(root, '_headers')] as never[];
  const { headers, errors } = await parseAllHeaders({ headersFiles: files, netlifyConfigPath: undefined, minimal: false });
  return {
    getHeaders: (path) => {
      const found = headers.filter(({ forRegExp }) => forRegExp?.test(path)).map(({ values }) => values);
      return found.reduce((all, one) => ({ ...all, ...one }), defaultHeaders);
    },
    rules: headers,
    errors: errors.map(({ message }) => message),
  };
}
