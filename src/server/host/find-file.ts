import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the built site. */
export interface SiteFile {
  /** Its path from the root of the site, with a slash before it. */
  path: string;
  stats: Stats;
}

/** The file that answers a decoded path: itself, with `.html`, or the index of its folder. The path must not climb. */
export async function findFile(root: string, decoded: string): Promise<SiteFile | undefined> {
  const bare = decoded.replace(/\/+$/, '');
  for (const path of [bare, `${bare}.html`, `${bare}/index.html`]) {
    const stats = await stat(join(root, path)).catch(() => undefined);
    if (stats?.isFile()) return { path, stats };
  }
  return undefined;
}
