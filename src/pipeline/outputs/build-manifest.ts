import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteRule } from '../../domain/route-rules';
import { writeFiles } from './write-files';

/** B1: what a build publishes about itself. */
export interface BuildManifest {
  id: string;
  /** The moment as of which it was built, in ISO 8601. */
  timestamp: string;
  rules: RouteRule[];
  /** The patterns of its pages' paths, see `toPathPatterns`. */
  prerendered: string[];
}

/**
 * The paths of pages, with one pattern for all articles and one for the pages of each list. Every visitor's browser fetches the manifest,
 * so it must not grow with the number of articles.
 */
export const toPathPatterns = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.map((path) => path.replace(/^\/article\/[^/]+\/[^/]+/, '/article/:id/:slug').replace(/\/page\/\d+(?=\/?$)/, '/page/:page')),
  ),
];

/** Writes `builds/latest.json` and `builds/meta/{id}.json` of a built site. */
export async function writeBuildManifest(root: string, manifest: BuildManifest): Promise<void> {
  const { id, timestamp } = manifest;
  await rm(join(root, 'builds'), { recursive: true, force: true });
  await writeFiles(join(root, 'builds'), {
    [`meta/${id}.json`]: JSON.stringify(manifest),
    'latest.json': JSON.stringify({ id, timestamp }),
  });
}

// Pages hold the names of scripts, styles and pictures, which contain their hashes. The dates of the sitemap come from Git. Visitors do not
// see the editing screen.
/** Whether the id of a build depends on a file. */
export const isVisitorFacing = (path: string): boolean =>
  !/^builds\/|^admin\/|\.(?:js|css|map)$|\.LICENSE\.txt$|^(?:chunk-map|webpack\.stats)\.json$|^page-data\/app-data\.json$|^_(?:headers|redirects)$|^sitemap\.xml$/.test(
    path,
  );

/**
 * B2: the id of a build, in 16 hexadecimal digits. It is a digest of what a visitor can see, so that the same content has the same id.
 * @param digests the digest of each file that visitors can see, by path.
 * @param rules the lines of the redirects.
 */
export function computeBuildId(digests: readonly (readonly [path: string, digest: string])[], rules: readonly string[]): string {
  const digest = createHash('sha256').update(rules.join('\n'));
  for (const [path, fileDigest] of digests) digest.update(`\0${path}\0${fileDigest}`);
  return digest.digest('hex').slice(0, 16);
}
