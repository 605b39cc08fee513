/** Thrown for a path that is not a path of the site. */
export class InvalidPayloadPathError extends Error {
  override name = 'InvalidPayloadPathError';
}

const isPath = /^\/(?![/\\])[^\\\s?#]*$/;

/**
 * B3: the URL of a page's data for one build: `/our-story/_payload.json?3f2a`. The host rewrites it to the page data of Gatsby.
 * @param path of the page, with a leading slash and without query and hash.
 * @param build the id of the build that the page belongs to.
 * @throws {InvalidPayloadPathError} when the path is not one, or contains a hostname, as `//host` does.
 */
export function getPayloadUrl(path: string, build: string): string {
  if (!isPath.test(path)) throw new InvalidPayloadPathError(`\`${path}\` is not a path of this site.`);
  return `${path.replace(/\/+$/, '')}/_payload.json?${encodeURIComponent(build)}`;
}
