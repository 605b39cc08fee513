import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';

type Cache = Pick<NodePluginArgs['cache'], 'get' | 'set'>;

const isCode = (name: string): boolean => /\.(?:tsx?|css)$/.test(name) && !/\.(?:d|test|fixture)\.tsx?$/.test(name);

/** The digest of the code in a folder, without tests and generated types. */
export async function hashCode(folder = join(process.cwd(), 'src')): Promise<string> {
  const paths = (await readdir(folder, { recursive: true })).filter(isCode).sort();
  const digest = createHash('sha256');
  for (const path of paths) digest.update(`\0${path}\0`).update(await readFile(join(folder, path)));
  return digest.digest('hex');
}

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
