/** A content encoding (RFC 9110, 8.4.1) in which the build stores text, and what it adds to the name of the file. */
export interface ContentEncoding {
  name: 'br' | 'gzip';
  extension: '.br' | '.gz';
}

/** The stored encodings, smallest first. */
export const contentEncodings: readonly ContentEncoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Whether a file is text, by its path on disk: the URL of a page has no extension. Source maps are for developers and stay as they are. */
export const isCompressible = (path: string): boolean => /\.(?:html|js|css|json|xml|svg|txt|ics|webmanifest)$/.test(path);

/** Whether a path is that of a stored encoding of another file. */
export const isCompressedFile = (path: string): boolean => contentEncodings.some(({ extension }) => path.endsWith(extension));

/** The stored encodings that an `Accept-Encoding` header names and does not exclude with `q=0` (RFC 9110, 12.5.3). */
export function listAcceptedEncodings(header: string): ContentEncoding[] {
  const accepted = header.split(',').flatMap((item) => {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return contentEncodings.filter(({ name }) => accepted.includes(name));
}
