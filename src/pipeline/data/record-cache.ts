import { createHash } from 'node:crypto';
import type { NodePluginArgs } from 'gatsby';
import { findContentKind } from '../../schema/content-kinds';

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
    /** Replaces what the cache holds. */
    store: async (records: ReadonlyMap<string, T>): Promise<void> => {
      const entries = [...records].map(([id, record]): [string, string, T] => [id, digests.get(id)!, record]);
      if (stored?.shared === shared && stored.records.length === entries.length && valid.length === entries.length) return;
      await cache.set(cacheKey, { shared, records: entries } satisfies StoredRecords<T>);
    },
  };
}
