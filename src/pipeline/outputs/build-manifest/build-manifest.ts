import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteRule } from '../../../domain/routes/route-rules';
import { writeBuildIdToAppData } from '../../gatsby/app-data';
import { writeFiles } from '../write-files';

/** B1: what a build publishes about itself. */
export interface BuildManifest {
  id: string;
  /** When it was built, in ISO 8601. */
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

/** Writes `builds/latest.json` and `builds/meta/{id}.json` of a built site, and the id into the data that every page loads. */
export async function writeBuildManifest(root: string, manifest: BuildManifest): Promise<void> {
  const { id, timestamp } = manifest;
  await rm(join(root, 'builds'), { recursive: true, force: true });
  await writeFiles(join(root, 'builds'), {
    [`meta/${id}.json`]: JSON.stringify(manifest),
    'latest.json': JSON.stringify({ id, timestamp }),
  });
  await writeBuildIdToAppData(root, id);
}
