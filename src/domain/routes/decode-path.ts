/** A text as it reads without its percent-encoding, where that can be read. */
export const decodePath = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};
