import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type * as Pagefind from 'pagefind';
import { isMaintenance } from '../../domain/site-settings';
import type { RecordHooks } from '../data/content-records';
import { type SearchRecord, readContentLanguage, readSearchRecords } from './search-records';

// The package can only be imported, and the compilers of hooks and tests turn an import by name into a call that it refuses.
const pagefindModule = join(process.cwd(), 'node_modules', 'pagefind', 'lib', 'index.js');
const loadPagefind = (): Promise<typeof Pagefind> => import(pagefindModule) as Promise<typeof Pagefind>;

/** Whether the site fetches a file or folder that Pagefind writes; the rest is Pagefind’s own interface. */
const isUsed = (name: string): boolean =>
  /^pagefind(?:\.js|-entry\.json|\..+\.pf_meta)$|^wasm\.(?!unknown).+|^(?:fragment|index|filter)$/.test(name);

function assertNoErrors<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length > 0) throw new Error(`The search could not be made: ${answer.errors.join(' ')}`);
  return answer;
}

/** Whether a file is written. Most are compressed with gzip, which ends with a checksum; the others are written at once. */
function isComplete(content: Buffer): boolean {
  if (content.length === 0) return false;
  if (content.readUInt16BE() !== 0x1f8b) return true;
  try {
    return gunzipSync(content).length > 0;
  } catch {
    return false;
  }
}

/**
 * Waits until all files of a folder are written. Pagefind answers before its last writes, and `close` ends it during them. `pause` is
 * what passes between two looks at a file.
 * @throws {Error} when a file is not complete after `timeout` milliseconds.
 */
export async function waitUntilWritten(folder: string, timeout: number, pause = (): Promise<unknown> => wait(20)): Promise<void> {
  const deadline = Date.now() + timeout;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const path of entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)))
    while (!isComplete(await readFile(path))) {
      if (Date.now() > deadline) throw new Error(`The search could not be made: ${path} is not complete.`);
      await pause();
    }
}

/** How long Pagefind may take for its last writes, in milliseconds. */
const writeTimeout = 60_000;

/**
 * Writes the index of some records to a folder. The names of its files follow from their content; the order of words in them differs
 * from run to run and has no visible effect. Pagefind writes the files itself: returning them takes several times their size in memory.
 * @throws {Error} when Pagefind refuses a record, or has no binary for the machine's system.
 */
export async function buildSearchIndex(
  records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>,
  language: string,
  folder: string,
): Promise<void> {
  const { createIndex, close } = await loadPagefind();
  try {
    const { index } = assertNoErrors(await createIndex({ forceLanguage: language }));
    for await (const { kind, title, url, line, text, words = '', picture } of records) {
      // Pagefind searches the values in `meta`, names of picture files too. It does not search the values of a filter, but returns them.
      const hidden = words === '' ? undefined : words.split(/\s+/).length;
      const filters = { kind: [kind], shown: [JSON.stringify({ line, picture, hidden })] };
      assertNoErrors(
        await index!.addCustomRecord({ url, language, content: `${title} ${line} ${text} ${words}`, meta: { title }, filters }),
      );
    }
    assertNoErrors(await index!.writeFiles({ outputPath: folder }));
    await waitUntilWritten(folder, writeTimeout);
  } finally {
    await close();
  }
  for (const name of await readdir(folder)) if (!isUsed(name)) await rm(join(folder, name), { recursive: true });
}

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
