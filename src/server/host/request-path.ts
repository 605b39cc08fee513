/** The address of a request, taken apart. */
export interface RequestPath {
  /** As it came, percent-encoded. */
  pathname: string;
  /** Decoded but for an encoded slash, to find a file by. */
  decoded: string;
  /** Empty, or starts with `?`. */
  search: string;
}

const decodePath = (path: string): string | undefined => {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
};

/** Takes the address of a request apart. Undefined for one that cannot be read: malformed encoding, a null byte, no path. */
export function parseRequestPath(url: string): RequestPath | undefined {
  const [, pathname = '', search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const decoded = decodePath(pathname);
  return decoded?.startsWith('/') && !decoded.includes('\0') ? { pathname, decoded, search } : undefined;
}

const isHiddenName = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/** Whether a decoded path is nobody's to see: one that climbs, a dot file, and the host's own files. */
export const isPrivatePath = (decoded: string): boolean =>
  decoded.split(/[/\\]/).some(isHiddenName) || /^\/_(?:headers|redirects)$/.test(decoded);
