import { isCompressedFile } from '../../domain/http/content-encodings';

/** The parts of a request URL. */
export interface RequestPath {
  /** Percent-encoded, as in the request. */
  pathname: string;
  /** Decoded except for encoded slashes, to find a file. */
  decoded: string;
  /** Empty, or starts with `?`. */
  search: string;
}

/** Decodes a path except for its encoded slashes. Undefined if the encoding is invalid. */
const tryDecodePath = (path: string): string | undefined => {
  try {
    return path
      .split(/(%2f)/i)
      .map((part, at) => (at % 2 === 0 ? decodeURIComponent(part) : part))
      .join('');
  } catch {
    return undefined;
  }
};

/** Parses a request URL. Undefined if it is malformed: invalid encoding, a null byte, or no path. */
export function parseRequestPath(url: string): RequestPath | undefined {
  const [, pathname = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const decoded = tryDecodePath(pathname);
  return decoded?.startsWith('/') && !decoded.includes('\0') ? { pathname, decoded, search } : undefined;
}

const isHiddenName = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/** Whether a decoded path must not be served: it contains `..`, a dot file, a file for the host, or the stored encoding of a file. */
export const isPrivatePath = (decoded: string): boolean =>
  decoded.split(/[/\\]/).some(isHiddenName) || /^\/_(?:headers|redirects)$/.test(decoded) || isCompressedFile(decoded);
