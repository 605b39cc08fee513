import { join } from 'node:path';
import type * as Pagefind from 'pagefind';
import type { SearchRecord } from './search-records';

/** A file of the index, by its path in the folder of the index. */
export type SearchIndexFile = Pagefind.IndexFile;

// The package can only be imported, and the compilers of hooks and tests turn an import by name into a call that it refuses.
const pagefindModule = join(process.cwd(), 'node_modules', 'pagefind', 'lib', 'index.js');
const loadPagefind = (): Promise<typeof Pagefind> => import(pagefindModule) as Promise<typeof Pagefind>;

/** What the site fetches of what Pagefind writes; the rest is Pagefind’s own interface, which is unused. */
const isUsedFile = (path: string): boolean =>
  /^pagefind(?:\.js|-entry\.json|\..+\.pf_meta)$|^wasm\.(?!unknown).+|\.pf_(?:fragment|index|filter)$/.test(path);

function assertNoErrors<T extends { errors: string[] }>(answer: T): T {
  if (answer.errors.length > 0) throw new Error(`The search could not be made: ${answer.errors.join(' ')}`);
  return answer;
}

/**
 * The files of the index over some records. Their names follow from what is in them; in which order words stand there differs from run to
 * run, and nobody sees it.
 * @throws where Pagefind refuses a record, or is not there for the machine's system.
 */
export async function buildSearchIndex(
  records: Iterable<SearchRecord> | AsyncIterable<SearchRecord>,
  language: string,
): Promise<SearchIndexFile[]> {
  const { createIndex, close } = await loadPagefind();
  try {
    const { index } = assertNoErrors(await createIndex({ forceLanguage: language }));
    for await (const { kind, title, url, line, text, picture } of records) {
      // What stands in `meta` is searched, names of picture files too; what a filter holds is not, and comes with the record all the same.
      const filters = { kind: [kind], shown: [JSON.stringify({ line, picture })] };
      assertNoErrors(await index!.addCustomRecord({ url, language, content: `${title} ${line} ${text}`, meta: { title }, filters }));
    }
    const { files } = assertNoErrors(await index!.getFiles());
    return files.filter(({ path }) => isUsedFile(path)).sort((one, other) => (one.path < other.path ? -1 : 1));
  } finally {
    await close();
  }
}
