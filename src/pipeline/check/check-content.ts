import { readdir } from 'node:fs/promises';
import { basename, dirname, join, posix, relative, resolve, sep } from 'node:path';
import { sortFaults } from './report';
import type { Fault } from './fault';
import { readContent } from './read-content';
import { rules } from './rules';

/**
 * The paths of the files under a folder, sorted, with slashes. Files whose names begin with a dot are left out.
 * @throws {Error} with the code ENOENT when the folder does not exist.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}

/**
 * Reads the content of a folder. Files of the folder `static` beside it count as addresses of the site. The files of the folder
 * `over`, where it is given, replace those of the same name.
 */
export async function loadContent(root: string, over?: string): Promise<ReturnType<typeof readContent>> {
  const folder = resolve(root);
  const statics = await listFiles(join(dirname(folder), 'static')).catch(() => []);
  const added = new Set(over === undefined ? [] : await listFiles(over));
  const files = [...new Set([...(await listFiles(folder)), ...added])].sort();
  const placeOf = (file: string) => join(added.has(file) ? over! : folder, file);
  return readContent(placeOf, files, new Set(statics.map((file) => `/${file}`)));
}

/** All faults of the content in a folder, in the order of files and lines; none when the site can be built from it. */
export async function checkContent(root: string, over?: string): Promise<Fault[]> {
  const folder = resolve(root);
  const { content, faults } = await loadContent(folder, over);
  const all = [...faults, ...rules.flatMap((rule) => [...rule(content)])];
  return sortFaults(all.map((fault) => ({ ...fault, file: posix.join(basename(folder), fault.file) })));
}
