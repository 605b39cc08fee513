import { toManilaDay } from '../../../domain/dates';
import { formatCount } from '../../../domain/text';
import { DatabaseUnavailable } from '../model/database-unavailable';
import type { DeletedCounts } from '../model/service-types';
import type { Database } from './database';

const minute = 60_000;
const day = 1440 * minute;
/** How many days what has no setting is kept. The confirmation mail states that of the unconfirmed. */
const keptDays = { unconfirmed: 30, sent: 30, erased: 30, notices: 30 };

interface RetentionRule {
  table: string;
  /** Selects the expired rows by an index, the oldest first. `$1` is the moment before which they expire. */
  expired: string;
  before: Date | string;
  /** The number of rows that one statement deletes, so that no statement reaches a time limit. */
  batchSize: number;
}

function listRules(retentionDays: number, now: Date): RetentionRule[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day);
  const unconfirmed = 'confirmed_at IS NULL AND NOT unasked AND created_at < $1 ORDER BY created_at';
  const sent = `state = 'sent' AND ended_at < $1 ORDER BY ended_at`;
  return [
    // The files of an inquiry are deleted with it, up to 4 MB.
    { table: 'inquiry', expired: 'received_at < $1 ORDER BY received_at', before: daysAgo(retentionDays), batchSize: 20 },
    { table: 'subscriber', expired: unconfirmed, before: daysAgo(keptDays.unconfirmed), batchSize: 500 },
    { table: 'outbox', expired: sent, before: daysAgo(keptDays.sent), batchSize: 500 },
    { table: 'erased_key', expired: 'at < $1 ORDER BY at', before: daysAgo(keptDays.erased), batchSize: 500 },
    { table: 'notice', expired: 'until_at < $1 ORDER BY until_at', before: daysAgo(keptDays.notices), batchSize: 100 },
    { table: 'secret', expired: `name LIKE 'salt %' AND name < $1`, before: `salt ${toManilaDay(daysAgo(1))}`, batchSize: 100 },
    { table: 'hit', expired: 'ends_at < $1 ORDER BY ends_at', before: now, batchSize: 5000 },
  ];
}

/** What people gave, which nobody can bring back. */
const givenTables = ['inquiry', 'subscriber'];
/** What a purge deletes in any case, because it is made anew. */
const shortLivedTables = ['secret', 'hit'];

/** How far the clocks of the service and of the database may be apart. */
const maxClockDifference = 60 * minute;
/** A purge runs each minute. When none ran for this time, the service stood still, or a clock was set. */
const maxPause = 2 * day;
/** The number and the share of a kind that a purge may delete. After a pause or with a shorter retention period only the share counts. */
const maxExpired = 50;
const maxShare = 1 / 5;

/** What a purge sees before it deletes anything. */
export interface PurgeFacts {
  now: Date;
  databaseNow: Date;
  lastAt: Date | null;
  retentionDays: number;
  lastRetentionDays: number | null;
  counts: readonly { table: string; expired: number; total: number }[];
}

/** Why a purge might delete what is not past its time: a clock or a setting may be wrong. Undefined if nothing speaks against it. */
export function findPurgeProblem(facts: PurgeFacts): string | undefined {
  const { now, databaseNow, lastAt, counts } = facts;
  const difference = Math.abs(now.getTime() - databaseNow.getTime());
  if (difference > maxClockDifference)
    return `the clocks of the service and the database differ by ${formatCount(Math.round(difference / (60 * minute)), 'hour')}`;
  const isAfterPause = lastAt === null || Math.abs(now.getTime() - lastAt.getTime()) > maxPause;
  const isShortened = facts.lastRetentionDays !== null && facts.retentionDays < facts.lastRetentionDays;
  const found = counts.find(({ expired, total }) => expired > Math.max(isAfterPause || isShortened ? 0 : maxExpired, total * maxShare));
  return found && `${found.expired} of ${found.total} rows of ${found.table} would go at once, so a clock or RETENTION_DAYS may be wrong`;
}

async function readFacts(database: Database, rules: readonly RetentionRule[]): Promise<Omit<PurgeFacts, 'now' | 'retentionDays'>> {
  const sql = `SELECT now() AS "databaseNow", (SELECT at FROM purge_run) AS "lastAt",
    (SELECT retention_days FROM purge_run) AS "lastRetentionDays"`;
  const [last] = await database.query<Omit<PurgeFacts, 'now' | 'retentionDays' | 'counts'>>(sql);
  const counts = rules.map(async ({ table, expired, before }) => {
    const [row] = await database.query<{ expired: number; total: number }>(
      `SELECT expired, CASE WHEN expired > 0 THEN (SELECT count(*)::int FROM ${table}) ELSE 0 END AS total
       FROM (SELECT count(*)::int AS expired FROM (SELECT FROM ${table} WHERE ${expired}) AS rows) AS counted`,
      [before],
    );
    return { table, ...row! };
  });
  return { ...last!, counts: await Promise.all(counts) };
}

interface Deletion extends RetentionRule {
  count: number;
  isDone: boolean;
  error?: unknown;
}

async function deleteBatch(database: Database, deletion: Deletion): Promise<void> {
  const { table, expired, before, batchSize } = deletion;
  const batch = `SELECT ctid FROM ${table} WHERE ${expired} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
  try {
    const rows = await database.query(`DELETE FROM ${table} WHERE ctid = ANY (ARRAY (${batch})) RETURNING 1`, [before]);
    deletion.count += rows.length;
    deletion.isDone = rows.length < batchSize;
  } catch (error) {
    Object.assign(deletion, { error, isDone: true });
  }
}

/**
 * Runs statements of maintenance, one by one. False if the database did not take one of them, or it took longer than a query may take: a
 * server does by itself in time what the embedded database never does.
 */
export async function maintain(database: Database, statements: readonly string[]): Promise<boolean> {
  let isWhole = true;
  for (const sql of statements)
    await database.exec(sql).catch((error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      isWhole = false;
    });
  return isWhole;
}

/** What a purge deleted, and why it deleted only hits and salts; undefined if it deleted all that is past its time. */
export interface PurgeResult extends DeletedCounts {
  problem?: string | undefined;
}

/** For about how many milliseconds a purge runs, and whether it deletes whatever speaks against it. */
export interface PurgeOptions {
  budget?: number | undefined;
  isForced?: boolean | undefined;
}

/**
 * Deletes what is past its retention period: inquiries older than `retentionDays`, and unconfirmed subscribers, records of sent mails, keys of what was erased, notices,
 * hits and salts. It deletes in small batches, one of each kind in turn. A kind that fails does not stop the others. If
 * findPurgeProblem finds one, only hits and salts are deleted.
 * @throws the first error of a kind, after the other kinds are done.
 */
export async function purgeExpired(
  database: Database,
  retentionDays: number,
  now: Date,
  { budget = Infinity, isForced = false }: PurgeOptions = {},
): Promise<PurgeResult> {
  const startedAt = performance.now();
  const rules = listRules(retentionDays, now);
  const given = rules.filter(({ table }) => givenTables.includes(table));
  const problem = isForced ? undefined : findPurgeProblem({ now, retentionDays, ...(await readFacts(database, given)) });
  const record = 'INSERT INTO purge_run (at, retention_days) VALUES ($1, $2) ON CONFLICT (one) DO UPDATE SET at = $1, retention_days = $2';
  if (problem === undefined) await database.query(record, [now, retentionDays]);
  const allowed = problem === undefined ? rules : rules.filter(({ table }) => shortLivedTables.includes(table));
  const deletions: Deletion[] = allowed.map((rule) => ({ ...rule, count: 0, isDone: false }));
  do {
    for (const deletion of deletions) if (!deletion.isDone) await deleteBatch(database, deletion);
  } while (deletions.some(({ isDone }) => !isDone) && performance.now() - startedAt < budget);
  const changed = deletions.filter(({ count }) => count > 0).map(({ table }) => table);
  if (changed.includes('inquiry')) changed.push('inquiry_file');
  for (const table of changed) await maintain(database, [`VACUUM ${table}`]);
  const failed = deletions.find(({ error }) => error !== undefined);
  if (failed) throw failed.error;
  const count = (table: string) => deletions.find((deletion) => deletion.table === table)?.count ?? 0;
  return { inquiries: count('inquiry'), subscribers: count('subscriber'), problem };
}
