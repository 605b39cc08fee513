import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMaintenance } from '../../../domain/settings/site-settings';
import { buildSearchIndex } from './build-search-index';
import type { RecordHooks } from '../../data/content-records';
import { readContentLanguage, readSearchRecords } from './read-search-records';
import type { SearchRecord } from './search-records';

const removeFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

/**
 * Replaces the index as a whole: no file of the old one is left, and a build that stops leaves one or the other.
 * @param write writes the new index to a folder; null for no index.
 */
export async function replaceSearchIndex(root: string, write: ((folder: string) => Promise<void>) | null): Promise<void> {
  const folder = join(root, 'pagefind');
  const [fresh, old] = [`${folder}.new`, `${folder}.old`];
  await removeFolder(fresh);
  await write?.(fresh);
  await removeFolder(old);
  await rename(folder, old).catch(() => undefined);
  if (write) await rename(fresh, folder);
  await removeFolder(old);
}

const cacheKey = 'search-index';

/** P1: writes the index of the search beside a built site, unless it has that of the same records; a site closed for maintenance has none. */
export async function publishSearchIndex(hooks: RecordHooks, root = join(process.cwd(), 'public')): Promise<void> {
  if (isMaintenance) return replaceSearchIndex(root, null);
  const language = await readContentLanguage(hooks);
  const records: SearchRecord[] = [];
  const hash = createHash('sha256').update(language);
  for await (const record of readSearchRecords(hooks)) {
    records.push(record);
    hash.update(JSON.stringify(record));
  }
  const digest = hash.digest('hex');
  const hasIndex = existsSync(join(root, 'pagefind', 'pagefind.js'));
  if (hasIndex && (await hooks.cache.get(cacheKey)) === digest) return;
  await replaceSearchIndex(root, (folder) => buildSearchIndex(records, language, folder));
  await hooks.cache.set(cacheKey, digest);
}
