import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ogImageFolder = join('static', 'share');

/** The names of the sharing pictures that a page names. */
export const findOgImageNames = (html: string): string[] =>
  [...html.matchAll(/\/static\/share\/([0-9a-f]+\.jpg)/g)].map(([, name]) => name!);

/**
 * Removes the sharing pictures that no page names any more. No page shows one, so that nobody who has an earlier build open misses it;
 * scripts and other pictures of earlier builds stay for those who have.
 */
export async function removeStaleOgImages(root: string, named: ReadonlySet<string>): Promise<void> {
  const made = await readdir(join(root, ogImageFolder)).catch(() => []);
  await Promise.all(made.filter((name) => !named.has(name)).map((name) => rm(join(root, ogImageFolder, name))));
}
