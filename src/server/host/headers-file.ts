import { join } from 'node:path';
import { parseAllHeaders } from 'netlify-headers-parser';

/** A rule of the `_headers` file, as netlify-headers-parser returns it. */
export interface HeaderRule {
  /** The path pattern: exact, with `:name` for a segment, with `*` for any rest. */
  for: string;
  values: Record<string, string>;
}

/** The parsed `_headers` file, with the messages of its errors. */
export interface HeadersFile {
  /** The headers of a decoded path. If several rules set a header, the last one applies. */
  getHeaders: (path: string) => Record<string, string>;
  rules: readonly HeaderRule[];
  errors: string[];
}

/** The headers of a file without a rule, as Netlify's default: browsers may cache it but must revalidate. */
const defaultHeaders: Record<string, string> = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Reads `_headers` in the folder of the built site as Netlify does. Without the file there are no rules. */
export async function readHeaders(root: string): Promise<HeadersFile> {
  const files = [join(root, '_headers')] as never[];
  const { headers, errors } = await parseAllHeaders({ headersFiles: files, netlifyConfigPath: undefined, minimal: false });
  return {
    getHeaders: (path) => {
      const matching = headers.filter(({ forRegExp }) => forRegExp?.test(path)).map(({ values }) => values);
      return Object.assign({}, defaultHeaders, ...matching) as Record<string, string>;
    },
    rules: headers,
    errors: errors.map(({ message }) => message),
  };
}
