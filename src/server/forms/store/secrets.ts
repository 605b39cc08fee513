import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from './database';

/** Keeps the service's own secrets in the database: the first to ask makes one, and all get the same. Asked once a process. */
export function createSecrets(database: Queryable) {
  const known = new Map<string, string>();

  /** The secret of a name, 32 random bytes in hexadecimal. */
  async function secret(name: string): Promise<string> {
    const before = known.get(name);
    if (before !== undefined) return before;
    await database.query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      randomBytes(32).toString('hex'),
    ]);
    const [row] = await database.query<{ value: string }>('SELECT value FROM secret WHERE name = $1', [name]);
    // Deleted in between: as good as not known.
    if (!row) return secret(name);
    known.set(name, row.value);
    return row.value;
  }

  return { secret };
}

/** A keyed hash in hexadecimal, SHA-256. */
export const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
