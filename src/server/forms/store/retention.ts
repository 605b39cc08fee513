import { toManilaDay } from '../../../domain/dates/dates';
import { DatabaseUnavailable } from '../model/database-unavailable';
import type { DeletedCounts } from '../model/service-types';
import type { Database } from './database';

const day = 86_400_000;
/** Unconfirmed subscribers are deleted after this number of days; the confirmation mail states it. */
const unconfirmedRetentionDays = 30;
/** The record that a mail was sent is kept this number of days. */
const sentRetentionDays = 30;

/** The counts of page timings are kept this number of days, so that a month can be compared with that of the year before. */
const timingRetentionDays = 400;

/** One kind of data with a retention period. */
interface RetentionRule {
  table: string;
  /** Selects the expired rows by an index, the oldest first. `$1` is the moment before which they expire. */
  expired: string;
  before: Date | string;
  /** The number of rows that one statement deletes, so that no statement reaches a time limit. */
  batchSize: number;
}

const listRules = (retentionDays: number, now: Date): RetentionRule[] => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  return [
    // The files of an inquiry are deleted with it, up to 4 MB.
    { table: 'inquiry', expired: 'received_at < $1 ORDER BY received_at', before: daysAgo(retentionDays), batchSize: 20 },
    {
      table: 'subscriber',
      expired: 'confirmed_at IS NULL AND created_at < $1 ORDER BY created_at',
      before: daysAgo(unconfirmedRetentionDays),
      batchSize: 500,
    },
    { table: 'outbox', expired: `state = 'sent' AND ended_at < $1 ORDER BY ended_at`, before: daysAgo(sentRetentionDays), batchSize: 500 },
    { table: 'secret', expired: `name LIKE 'salt %' AND name < $1`, before: `salt ${toManilaDay(daysAgo(1))}`, batchSize: 100 },
    ...['timing', 'script_error'].map((table) => ({
      table,
      expired: 'day < $1 ORDER BY day',
      before: toManilaDay(daysAgo(timingRetentionDays)),
      batchSize: 5000,
    })),
    { table: 'hit', expired: 'ends_at < $1 ORDER BY ends_at', before: now, batchSize: 5000 },
  ];
};

/** The deletion of one kind of data, in progress. */
interface Deletion extends RetentionRule {
  count: number;
  isDone: boolean;
  error?: unknown;
}

async function deleteBatch(database: Database, deletion: Deletion): Promise<void> {
  const { table, expired, before, batchSize } = deletion;
  try {
    const rows = await database.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${table} WHERE ${expired} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED))
       RETURNING 1`,
      [before],
    );
    deletion.count += rows.length;
    deletion.isDone = rows.length < batchSize;
  } catch (error) {
    deletion.error = error;
    deletion.isDone = true;
  }
}

/**
 * Makes the space of deleted rows usable again, which the embedded database never does by itself. A server does it too when this
 * takes longer than a query may take.
 */
export async function vacuumTables(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await database.exec(`VACUUM ${table}`).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
    });
  }
}

/**
 * Deletes what is past its retention period: inquiries older than `retentionDays`, unconfirmed subscribers, records of sent mails,
 * and past hits and salts. It deletes in small batches, one of each kind in turn, for about `budget` milliseconds. A kind that
 * fails does not stop the others.
 * @throws the first error of a kind, after the other kinds are done.
 */
export async function purgeExpired(database: Database, retentionDays: number, now: Date, budget = Infinity): Promise<DeletedCounts> {
  const startedAt = performance.now();
  const deletions: Deletion[] = listRules(retentionDays, now).map((rule) => ({ ...rule, count: 0, isDone: false }));
  do {
    for (const deletion of deletions) if (!deletion.isDone) await deleteBatch(database, deletion);
  } while (deletions.some(({ isDone }) => !isDone) && performance.now() - startedAt < budget);
  const changed = deletions.filter(({ count }) => count > 0).map(({ table }) => table);
  await vacuumTables(database, changed.includes('inquiry') ? [...changed, 'inquiry_file'] : changed);
  const failed = deletions.find(({ error }) => error !== undefined);
  if (failed) throw failed.error;
  const count = (table: string) => deletions.find((deletion) => deletion.table === table)!.count;
  return { inquiries: count('inquiry'), subscribers: count('subscriber') };
}
