import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import type { GatsbyCache } from 'gatsby';
import { type BuiltFile, isHtmlPage } from '../gatsby/built-files';
import { collectInlineHashes } from './host-files/csp';

interface PageMetadata {
  scripts: string[];
  styles: string[];
}

/** What the outputs need to know of a built file. */
export interface FileMetadata {
  /** The SHA-256 of its content. */
  digest: string;
  /** Undefined for a file that is no page. */
  page?: PageMetadata;
}

interface StoredMetadata extends FileMetadata {
  modified: number;
  size: number;
}

interface MetadataCache {
  version: string;
  files: Record<string, StoredMetadata>;
}

const cacheKey = 'file-metadata';

/** Completes the HTML of a page that Gatsby wrote. A page that is complete is returned unchanged. `version` changes with everything that the result depends on. */
export interface PageCompletion {
  version: string;
  transformHtml: (html: string, path: string) => string;
}

function collectPageMetadata(html: string): PageMetadata {
  const { scripts, styles } = collectInlineHashes(html);
  return { scripts: [...scripts], styles: [...styles] };
}

async function processFile(file: BuiltFile, { transformHtml }: PageCompletion): Promise<FileMetadata> {
  const content = await file.read();
  const isPage = isHtmlPage(file);
  const completed = isPage ? transformHtml(content, file.path) : content;
  if (completed !== content) await writeFile(file.file, completed);
  return { digest: createHash('sha256').update(completed).digest('base64'), ...(isPage && { page: collectPageMetadata(completed) }) };
}

/**
 * Completes the pages among the built files and collects facts about all of them, by path. A file that has the time and size that it had
 * after the last build is not read.
 */
export async function completeFiles(
  files: readonly BuiltFile[],
  completion: PageCompletion,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<Map<string, FileMetadata>> {
  const { version, files: known } = ((await cache.get(cacheKey)) ?? {}) as Partial<MetadataCache>;
  const isCurrent = version === completion.version;
  const facts: Record<string, StoredMetadata> = {};
  const getVersion = async ({ file }: BuiltFile) => {
    const { mtime, size } = await stat(file);
    return { modified: mtime.getTime(), size };
  };
  for (const file of files) {
    const { modified, size } = await getVersion(file);
    const stored = isCurrent ? known?.[file.path] : undefined;
    if (stored?.modified === modified && stored.size === size) facts[file.path] = stored;
    else {
      const found = await processFile(file, completion);
      facts[file.path] = { ...found, ...(await getVersion(file)) };
    }
  }
  await cache.set(cacheKey, { version: completion.version, files: facts } satisfies MetadataCache);
  return new Map(Object.entries(facts));
}
