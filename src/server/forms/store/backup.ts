import type { Database, Queryable } from './database';

/** The tables of a backup with the columns that order them, parents first. Hits of rate limits are not worth keeping. */
const tables = [
  { name: 'secret', order: 'name', pageSize: 500 },
  { name: 'subscriber', order: 'id', pageSize: 500 },
  { name: 'inquiry_count', order: 'one', pageSize: 1 },
  { name: 'inquiry', order: 'number', pageSize: 500 },
  // A file is up to 4 MB.
  { name: 'inquiry_file', order: 'inquiry, position', pageSize: 2 },
  { name: 'inquiry_use', order: 'inquiry, at, action, detail', pageSize: 500 },
  { name: 'outbox', order: 'id', pageSize: 500 },
  { name: 'timing', order: 'day, metric, page, connection, bucket', pageSize: 5000 },
  { name: 'script_error', order: 'day, page, error', pageSize: 500 },
] as const;

interface BackupRow {
  table: string;
  row: Record<string, unknown>;
}

async function writeTable(
  tx: Queryable,
  { name, order, pageSize }: (typeof tables)[number],
  writeLine: (line: string) => Promise<void>,
): Promise<number> {
  for (let count = 0; ;) {
    const sql = `SELECT to_jsonb(t)::text AS row FROM ${name} AS t ORDER BY ${order} LIMIT ${pageSize} OFFSET ${count}`;
    const rows = await tx.query<{ row: string }>(sql);
    for (const { row } of rows) await writeLine(`{"table":"${name}","row":${row}}`);
    count += rows.length;
    if (rows.length < pageSize) return count;
  }
}

/** Writes all data of a migrated database as it is at one moment, a JSON object for each row and a last line with their number. */
export function writeBackup(database: Database, writeLine: (line: string) => Promise<void>): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    let count = 0;
    for (const table of tables) count += await writeTable(tx, table, writeLine);
    await writeLine(JSON.stringify({ rows: count }));
    return count;
  });
}

async function insertRow(tx: Queryable, { table, row }: BackupRow): Promise<void> {
  const columns = Object.keys(row);
  const isKnown = tables.some(({ name }) => name === table) && columns.every((column) => /^[a-z_]+$/.test(column));
  if (!isKnown) throw new Error('The backup has a row of an unknown table.');
  // Columns that are newer than the backup get their defaults.
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM jsonb_populate_record(NULL::${table}, $1::text::jsonb)`;
  await tx.query(sql, [JSON.stringify(row)]);
}

/**
 * Restores a backup into a migrated database without data, as a whole or not at all, and returns the number of rows.
 * @throws {Error} when the database has data, or the backup is not whole.
 */
export function restoreBackup(database: Database, lines: AsyncIterable<string>): Promise<number> {
  return database.transaction(async (tx) => {
    const [found] = await tx.query('SELECT 1 FROM inquiry UNION ALL SELECT 1 FROM subscriber LIMIT 1');
    if (found) throw new Error('The database has data: restore a backup into an empty one.');
    await tx.query('DELETE FROM inquiry_count');
    await tx.query('DELETE FROM secret');
    let count = 0;
    let expected: number | undefined;
    for await (const line of lines) {
      if (line === '') continue;
      const parsed = JSON.parse(line) as BackupRow | { rows: number };
      if ('rows' in parsed) expected = parsed.rows;
      else {
        await insertRow(tx, parsed);
        count += 1;
      }
    }
    if (count !== expected) throw new Error('The backup is not whole: its last line is missing or has another number of rows.');
    return count;
  });
}
