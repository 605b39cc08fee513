import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the built site. */
export interface SiteFile {
  /** The path from the root of the site, with a leading slash. */
  path: string;
  stats: Stats;
}

/** Finds the file for a decoded path: the path itself, with `.html`, or with `/index.html`. The path must not contain `..`. */
export async function findFile(root: string, decoded: string): Promise<SiteFile | undefined> {
  const bare = decoded.replace(/\/+$/, '');
  for (const path of [bare, `${bare}.html`, `${bare}/index.html`]) {
    const stats = await stat(join(root, path)).catch(() => undefined);
    if (stats?.isFile()) return { path, stats };
  }
  return undefined;
}
