import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RouteRule } from '../../../domain/routes/route-rules';

/** B1: what a build tells of itself. */
export interface BuildManifest {
  id: string;
  /** When it was built, in ISO 8601. */
  timestamp: string;
  rules: RouteRule[];
  /** The paths of the pages that it made, see `prerenderedPaths`. */
  prerendered: string[];
}

/**
 * The paths of pages, of which those that grow with the years stand as one pattern each: every visitor's browser fetches the manifest, and
 * it must not grow with the articles.
 */
export const toPathPatterns = (paths: readonly string[]): string[] => [
  ...new Set(
    paths.map((path) => path.replace(/^\/article\/[^/]+\/[^/]+/, '/article/:id/:slug').replace(/\/page\/\d+(?=\/?$)/, '/page/:page')),
  ),
];

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(value));
}

/**
 * Writes `builds/latest.json` and `builds/meta/{id}.json` of a built site, and the id into Gatsby's `app-data.json`, which every page
 * reads as it starts: so a page knows of which build it is without a request of its own.
 */
export async function writeBuildManifest(root: string, manifest: BuildManifest): Promise<void> {
  const { id, timestamp } = manifest;
  const appData = join(root, 'page-data', 'app-data.json');
  const known = JSON.parse(await readFile(appData, 'utf8')) as object;
  await rm(join(root, 'builds'), { recursive: true, force: true });
  await writeJson(join(root, 'builds', 'meta', `${id}.json`), manifest);
  await writeJson(join(root, 'builds', 'latest.json'), { id, timestamp });
  await writeJson(appData, { ...known, buildId: id });
}
