import { createHmac, randomBytes } from 'node:crypto';
import type { Closure } from '../model/closure';
import { DatabaseUnavailable } from '../model/database-unavailable';
import type { LinkSigner } from '../model/service-types';
import type { Queryable } from './database';

/**
 * The notices that were not ended. Whatever changes them counts as an inquiry, so that they are as they were while the counter is: who stores the next inquiry
 * need not ask for them.
 */
export const runningSql = `(SELECT COALESCE(jsonb_agg(jsonb_build_object('showroom', showroom, 'from', from_at, 'until', until_at, 'reason', reason)
    ORDER BY from_at), '[]') FROM notice WHERE ended_at IS NULL)`;

/** The counter as one statement has read it. */
export interface CounterRow {
  last: number | string;
  notices: readonly Record<keyof Closure, string>[];
}

/** The number of the last inquiry, and the hours for which showrooms are closed. */
export interface Counter {
  last: number;
  closures: readonly Closure[];
}

export const toCounter = ({ last, notices }: CounterRow): Counter => ({
  last: Number(last),
  closures: notices.map(({ from, until, ...notice }) => ({ ...notice, from: new Date(from), until: new Date(until) })),
});

const loadSecretsSql = `WITH given AS (
    SELECT * FROM jsonb_each_text($1::text::jsonb) AS given (name, value)
  ), created AS (
    INSERT INTO secret (name, value) SELECT name, value FROM given ON CONFLICT DO NOTHING RETURNING name, value
  )
  SELECT name, value, last, ${runningSql} AS notices FROM inquiry_count LEFT JOIN (
    SELECT name, value FROM created UNION SELECT secret.name, secret.value FROM secret JOIN given USING (name)
  ) AS known ON true`;

/** A secret with the counter. A statement that has found no secret has one row, without a name. */
interface LoadedRow extends CounterRow {
  name: string | null;
  value: string;
}

/** What a process needs sooner or later: one statement reads all of it, because the database may be far away. */
const lastingNames = ['keys', 'reference', 'links', 'blocked addresses'];

const setSignerSql = `INSERT INTO secret (name, value) VALUES ('signer', $1)
  ON CONFLICT (name) DO UPDATE SET value = $1 WHERE secret.value <> $1`;

/** Creates the access to the secrets of the service. The first process that reads a secret creates it; each process caches it. */
export function createSecrets(database: Queryable) {
  const cache = new Map<string, string>();
  let counter: Counter | undefined;
  let loading: Promise<void> = Promise.resolve();

  async function loadSecrets(names: readonly string[]): Promise<void> {
    // A statement finds no secret that another process was creating when it began, nor one that the purge has deleted.
    for (let missing = names; missing.length > 0; missing = missing.filter((name) => !cache.has(name))) {
      const created = Object.fromEntries(missing.map((name) => [name, randomBytes(32).toString('hex')]));
      const rows = await database.query<LoadedRow>(loadSecretsSql, [JSON.stringify(created)]);
      // There is no counter.
      if (rows.length === 0) throw new DatabaseUnavailable('not migrated');
      for (const { name, value, ...row } of rows) {
        if (name !== null) cache.set(name, value);
        counter = toCounter(row);
      }
    }
  }

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
    /** Leaves how the service signs, for commands that would sign otherwise. */
    setSigner: (signer: LinkSigner) => database.query(setSignerSql, [JSON.stringify(signer)]),
    /** How the service signed when it ran last; undefined before it ran. */
    async getSigner(): Promise<LinkSigner | undefined> {
      const [row] = await database.query<{ value: string }>(`SELECT value FROM secret WHERE name = 'signer'`);
      return row && (JSON.parse(row.value) as LinkSigner);
    },
    getCounter: () => counter,
    /** The keyed hash of an e-mail address, which may outlive what its owner has had deleted: nobody can read the address from it. */
    hashAddress: async (email: string): Promise<string> => keyedHash(await getSecret('blocked addresses'), email),
  };
}

export type Secrets = ReturnType<typeof createSecrets>;

/** The HMAC-SHA256 of a text, in hexadecimal. */
export const keyedHash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
