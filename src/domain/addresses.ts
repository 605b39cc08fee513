function tryDecode(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** Whether a path, without query and hash, is a file instead of a page. */
export const isFilePath = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname);

/** Whether a URL leads to another site. */
export const isExternal = (to: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(to) || to.startsWith('//');

/** Decodes the percent-encoding of a path; a malformed text is returned unchanged. */
export const decodePath = (path: string): string => tryDecode(decodeURI, path);

/** Decodes the percent-encoding of a part of a URL, such as the value of a parameter; a malformed text is returned unchanged. */
export const decodeComponent = (text: string): string => tryDecode(decodeURIComponent, text);

/** Whether a path is that of an article, or of a file beside it. */
export const isArticlePath = (path: string): boolean => path.startsWith('/article/');

/** A path without the slashes at its end; empty for the root. */
export function removeFinalSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/**
 * The path that was probably meant by one that is no page: without capitals, and without what a chat program, a sentence, a campaign or a session
 * has put behind it, such as `.`, `%22%3E`, `%3Futm=1`, `&utm_source=x` or `;jsessionid=1`. Undefined when it is the path itself.
 * @param pathname as in an address, percent-encoded.
 */
export function guessPath(pathname: string): string | undefined {
  const [guess = ''] = /^[\p{L}\p{M}\p{N}/._~-]*[\p{L}\p{N}]/u.exec(decodeComponent(pathname).toLowerCase()) ?? [];
  return guess === '' || encodeURI(guess) === removeFinalSlashes(pathname) ? undefined : encodeURI(guess);
}
