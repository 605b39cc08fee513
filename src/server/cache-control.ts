const year = 31_536_000;

const isHashed = (path: string): boolean => path.startsWith('/static/') || /[-.][0-9a-f]{16,}\.(?:js|css)(?:\.map)?$/.test(path);

/** How long a browser may keep a file: for ever when its name holds its hash, else it asks each time. `path` starts with a slash. */
export const cacheControl = (path: string): string =>
  isHashed(path) ? `public, max-age=${year}, immutable` : 'public, max-age=0, must-revalidate';
