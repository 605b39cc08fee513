/** Decodes percent-encoding; a malformed text is returned unchanged. */
export const decodePath = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};
