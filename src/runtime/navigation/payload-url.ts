/** Raised for an address that does not stay on the site. */
export class InvalidPayloadPathError extends Error {
  override name = 'InvalidPayloadPathError';
}

const isPath = /^\/(?![/\\])[^\\\s?#]*$/;

/**
 * B3: where the data of a page answers, for one build: `/our-story/_payload.json?3f2a`. The host rewrites it onto the page's data.
 * @param path of the page, with a slash before it and without query and hash.
 * @param build the id of the build that asks.
 * @throws {InvalidPayloadPathError} for anything that holds a hostname, `//host` and its like included, and for what is no path.
 */
export function getPayloadUrl(path: string, build: string): string {
  if (!isPath.test(path)) throw new InvalidPayloadPathError(`\`${path}\` is no path of this site, and no data is asked for elsewhere.`);
  return `${path.replace(/\/+$/, '')}/_payload.json?${encodeURIComponent(build)}`;
}
