import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMaintenance } from '../../../domain/settings/site-settings';
import { type SearchIndexFile, buildSearchIndex } from './build-search-index';
import type { RecordHooks } from '../../data/content-records';
import { readContentLanguage, readSearchRecords } from './read-search-records';

const removeFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

/** Puts an index in the place of an older one, whole: nothing of that is left, and a build that stops leaves one or the other. */
export async function replaceSearchIndex(root: string, files: readonly SearchIndexFile[]): Promise<void> {
  const folder = join(root, 'pagefind');
  const [fresh, old] = [`${folder}.new`, `${folder}.old`];
  await removeFolder(fresh);
  for (const { path, content } of files) {
    await mkdir(dirname(join(fresh, path)), { recursive: true });
    await writeFile(join(fresh, path), content);
  }
  await removeFolder(old);
  await rename(folder, old).catch(() => undefined);
  if (files.length > 0) await rename(fresh, folder);
  await removeFolder(old);
}

/** P1: writes the index of the search beside a built site; a site closed for maintenance has none. */
export async function publishSearchIndex(hooks: RecordHooks, root = join(process.cwd(), 'public')): Promise<void> {
  await replaceSearchIndex(root, isMaintenance ? [] : await buildSearchIndex(readSearchRecords(hooks), await readContentLanguage(hooks)));
}
