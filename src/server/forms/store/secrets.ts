import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from './database';

const loadSecretsSql = `WITH given AS (
    SELECT * FROM jsonb_each_text($1::text::jsonb) AS given (name, value)
  ), created AS (
    INSERT INTO secret (name, value) SELECT name, value FROM given ON CONFLICT DO NOTHING RETURNING name, value
  )
  SELECT name, value, last FROM inquiry_count, (
    SELECT name, value FROM created UNION SELECT secret.name, secret.value FROM secret JOIN given USING (name)
  ) AS known`;

interface LoadedRow {
  name: string;
  value: string;
  last: number | string;
}

/** What a process needs sooner or later: one statement reads all of it, because the database may be far away. */
const lastingNames = ['keys', 'reference', 'links', 'blocked addresses'];

/** Creates the access to the secrets of the service. The first process that reads a secret creates it; each process caches it. */
export function createSecrets(database: Queryable) {
  const cache = new Map<string, string>();
  let lastNumber = 0;
  let loading: Promise<void> = Promise.resolve();

  async function loadSecrets(names: readonly string[]): Promise<void> {
    // A secret is missing when another process creates it at the same moment, or the purge has deleted it.
    for (let missing = names; missing.length > 0; missing = missing.filter((name) => !cache.has(name))) {
      const created = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]));
      for (const { name, value, last } of await database.query<LoadedRow>(loadSecretsSql, [JSON.stringify(created)])) {
        cache.set(name, value);
        lastNumber = Number(last);
      }
    }
  }

  /** The secret with a name: 32 random bytes in hexadecimal. */
  async function getSecret(name: string): Promise<string> {
    if (!cache.has(name)) {
      const load = () => (cache.has(name) ? Promise.resolve() : loadSecrets([name, ...lastingNames].filter((other) => !cache.has(other))));
      const loaded = loading.then(load);
      loading = loaded.catch(() => undefined);
      await loaded;
    }
    return cache.get(name)!;
  }

  return {
    getSecret,
    /** The number of the last inquiry when the secrets were read; 0 before. */
    getLastNumber: (): number => lastNumber,
    /** The keyed hash of an e-mail address, which may outlive what its owner has had deleted: nobody can read the address from it. */
    hashAddress: async (email: string): Promise<string> => keyedHash(await getSecret('blocked addresses'), email),
  };
}

export type Secrets = ReturnType<typeof createSecrets>;

/** The HMAC-SHA256 of a text, in hexadecimal. */
export const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
