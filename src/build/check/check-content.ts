import { readdir } from 'node:fs/promises';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { inOrder } from './report';
import type { Fault } from './fault';
import { readContent } from './read-content';
import { rules } from './rules';

/** The files under a folder, sorted, with slashes; those whose name begins with a dot are left out. Throws when there is no such folder. */
export async function filesUnder(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}

/**
 * All faults of the content in a folder, in the order of files and lines; none when a whole site can be built from it.
 * Files of the folder `static` beside it count as addresses of the site.
 */
export async function checkContent(root: string): Promise<Fault[]> {
  const folder = resolve(root);
  const statics = await filesUnder(join(dirname(folder), 'static')).catch(() => []);
  const { content, faults } = readContent(folder, await filesUnder(folder), new Set(statics.map((file) => `/${file}`)));
  const all = [...faults, ...rules.flatMap((rule) => [...rule(content)])];
  return inOrder(all.map((fault) => ({ ...fault, file: posix.join(basename(folder), fault.file) })));
}
