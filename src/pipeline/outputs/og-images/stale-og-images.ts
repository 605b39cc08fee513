import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ogImageFolder = join('static', 'share');

/** The names of the Open Graph images that a page refers to. */
export const findOgImageNames = (html: string): string[] =>
  [...html.matchAll(/\/static\/share\/([0-9a-f]+\.jpg)/g)].map(([, name]) => name!);

/**
 * Deletes the Open Graph images that no page refers to. Pages do not show them, so that a visitor with an earlier build open misses none;
 * scripts and other pictures of earlier builds are kept for those visitors.
 */
export async function removeStaleOgImages(root: string, used: ReadonlySet<string>): Promise<void> {
  const existing = await readdir(join(root, ogImageFolder)).catch(() => []);
  await Promise.all(existing.filter((name) => !used.has(name)).map((name) => rm(join(root, ogImageFolder, name))));
}
