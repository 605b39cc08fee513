import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMaintenance } from '../../../domain/settings/site-settings';
import { type SearchIndexFile, buildSearchIndex } from './build-search-index';
import type { RecordHooks } from '../../data/content-records';
import { readContentLanguage, readSearchRecords } from './read-search-records';
import type { SearchRecord } from './search-records';

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

const cacheKey = 'search-index';

/** P1: writes the index of the search beside a built site, unless it has that of the same records; a site closed for maintenance has none. */
export async function publishSearchIndex(hooks: RecordHooks, root = join(process.cwd(), 'public')): Promise<void> {
  if (isMaintenance) return replaceSearchIndex(root, []);
  const language = await readContentLanguage(hooks);
  const records: SearchRecord[] = [];
  for await (const record of readSearchRecords(hooks)) records.push(record);
  const digest = createHash('sha256')
    .update(JSON.stringify([language, records]))
    .digest('hex');
  const hasIndex = existsSync(join(root, 'pagefind', 'pagefind.js'));
  if (hasIndex && (await hooks.cache.get(cacheKey)) === digest) return;
  await replaceSearchIndex(root, await buildSearchIndex(records, language));
  await hooks.cache.set(cacheKey, digest);
}
