import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMaintenance } from '../../logic/setting';
import { type IndexFile, makeIndex } from './make-index';
import { type Hooks, languageOf, readRecords } from './read-records';

const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

/** Puts an index in the place of an older one, whole: nothing of that is left, and a build that stops leaves one or the other. */
export async function replaceIndex(root: string, files: readonly IndexFile[]): Promise<void> {
  const folder = join(root, 'pagefind');
  const [fresh, old] = [`${folder}.new`, `${folder}.old`];
  await remove(fresh);
  for (const { path, content } of files) {
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), content);
  }
  await remove(old);
  await rename(folder, old).catch(() => undefined);
  if (files.length > 0) await rename(fresh, folder);
  await remove(old);
}

/** P1: writes the index of the search beside a built site; a site closed for maintenance has none. */
export async function publishSearch(hooks: Hooks, root = join(process.cwd(), 'public')): Promise<void> {
  await replaceIndex(root, isMaintenance ? [] : await makeIndex(readRecords(hooks), await languageOf(hooks)));
}
