import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from './database';

/** Creates the access to the secrets of the service. The first process that reads a secret creates it; each process caches it. */
export function createSecrets(database: Queryable) {
  const cache = new Map<string, string>();

  /** The secret with a name: 32 random bytes in hexadecimal. */
  async function getSecret(name: string): Promise<string> {
    const cached = cache.get(name);
    if (cached !== undefined) return cached;
    await database.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      randomBytes(32).toString('hex'),
    ]);
    const [row] = await database.query<{ value: string }>('SELECT value FROM secret WHERE name = $1', [name]);
    // The purge deleted it in between.
    if (!row) return getSecret(name);
    cache.set(name, row.value);
    return row.value;
  }

  return {
    getSecret,
    /** The keyed hash of an e-mail address, which may outlive what its owner has had deleted: nobody can read the address from it. */
    hashAddress: async (email: string): Promise<string> => keyedHash(await getSecret('blocked addresses'), email),
  };
}

/** The HMAC-SHA256 of a text, in hexadecimal. */
export const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
