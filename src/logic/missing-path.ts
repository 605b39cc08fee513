/** A path as a visitor reads it: decoded, or as it came when its encoding is broken. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
