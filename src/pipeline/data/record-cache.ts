import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { findContentKind } from '../../schema/content-kinds';
import { hashFiles } from '../gatsby/deterministic-output';

type Cache = Pick<NodePluginArgs['cache'], 'get' | 'set'>;

const isCode = (name: string): boolean => /\.(?:tsx?|css)$/.test(name) && !/\.(?:d|test|fixture)\.tsx?$/.test(name);

/** The digest of the code in a folder, without tests and generated types. */
export const hashCode = (folder = join(process.cwd(), 'src')): string => hashFiles(folder, isCode);

/**
 * Gatsby's cache with values that are valid only for the version of the code that stored them. Gatsby clears its cache when packages,
 * `gatsby-config` or `gatsby-node` change, but not when a file that they import does.
 */
export function createVersionedCache(cache: Cache, version: string): Cache {
  return {
    get: async (key) => {
      const stored = (await cache.get(key)) as { version: string; value: unknown } | undefined;
      return stored?.version === version ? stored.value : undefined;
    },
    set: (key, value: unknown) => cache.set(key, { version, value }) as Promise<unknown>,
  };
}

interface DigestedNode {
  id: string;
  relativePath?: string;
  internal: { contentDigest: string };
}

interface StoredRecords<T> {
  /** The digest of what all records depend on. */
  shared: string;
  records: [id: string, digest: string, record: T][];
}

type CacheHooks = Pick<NodePluginArgs, 'getNodesByType'> & { cache: Pick<NodePluginArgs['cache'], 'get' | 'set'> };

const cacheKey = 'article-records';

/** A digest of all files of the content but those of articles: of pictures, brands, showrooms. */
function digestSharedFiles(files: readonly DigestedNode[]): string {
  const shared = files.filter(({ relativePath = '' }) => findContentKind(relativePath)?.type !== 'Article');
  const lines = shared.map(({ relativePath, internal }) => `${relativePath} ${internal.contentDigest}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * Opens the cache of what was made of each article. A record is valid while its article and all files of the content that are no articles
 * stay as they are. The cache must be that of one version of the code.
 */
export async function openRecordCache<T>({ getNodesByType, cache }: CacheHooks) {
  const nodes = (type: string) => getNodesByType(type) as unknown as DigestedNode[];
  const shared = digestSharedFiles(nodes('File'));
  const digests = new Map(nodes('Article').map(({ id, internal }) => [id, internal.contentDigest]));
  const stored = (await cache.get(cacheKey)) as StoredRecords<T> | undefined;
  const valid = (stored?.shared === shared ? stored.records : []).filter(([id, digest]) => digests.get(id) === digest);
  return {
    /** The valid records, by the id of their article. */
    records: new Map(valid.map(([id, , record]) => [id, record])) as ReadonlyMap<string, T>,
    store: async (records: ReadonlyMap<string, T>): Promise<void> => {
      const entries = [...records].map(([id, record]): [string, string, T] => [id, digests.get(id)!, record]);
      if (stored?.shared === shared && stored.records.length === entries.length && valid.length === entries.length) return;
      await cache.set(cacheKey, { shared, records: entries } satisfies StoredRecords<T>);
    },
  };
}
