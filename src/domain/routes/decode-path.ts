function tryDecode(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** Decodes the percent-encoding of a path; a malformed text is returned unchanged. */
export const decodePath = (path: string): string => tryDecode(decodeURI, path);

/** Decodes the percent-encoding of a part of a URL, such as the value of a parameter; a malformed text is returned unchanged. */
export const decodeComponent = (text: string): string => tryDecode(decodeURIComponent, text);
