import { DatabaseUnavailable } from '../model/database-unavailable';
import { getClockNumber } from '../model/reference';
import { type Database, getSqlState, type Queryable } from './database';
import { migrations } from './migrate';

/** The tables of a backup with the columns that order them, parents first. Hits of rate limits are not worth keeping. */
const tables: Readonly<Record<string, string>> = {
  secret: 'name',
  subscriber: 'id',
  blocked_address: 'hash',
  inquiry_count: 'one',
  inquiry: 'number',
  inquiry_file: 'inquiry, position',
  inquiry_use: 'inquiry, at, action, detail',
  outbox: 'id',
  erased_key: 'hash',
  manager: 'id',
  notice: 'id',
};

/** The tables in which a service without data has rows. */
const initialTables: readonly string[] = ['secret', 'inquiry_count'];

/**
 * How many bytes of a file are read at once. Node has each as a text of twice the length, several times, and is late to free what is longer than
 * 128 kB, later still on a busy machine.
 */
const partBytes = 50_000;

const createLinesSql = (name: string): string =>
  `SELECT '{"table":"${name}","row":' || to_jsonb(t)::text || E'}\\n' AS part FROM ${name} AS t ORDER BY ${tables[name]}`;

/** Selects the lines of the files in parts, so that neither side has a whole one in memory. */
const filePartsSql = `SELECT CASE WHEN start = 1 THEN '{"table":"inquiry_file","row":' || rtrim(to_jsonb(named)::text, '}') || ', "bytes": "\\\\x' ELSE '' END
    || encode(substring(bytes FROM start FOR ${partBytes}), 'hex')
    || CASE WHEN start + ${partBytes} > length(bytes) THEN E'"}}\\n' ELSE '' END AS part
  FROM (SELECT * FROM inquiry_file ORDER BY ${tables['inquiry_file']}) AS file, LATERAL (SELECT inquiry, position, name, type) AS named,
    generate_series(1, greatest(length(bytes), 1), ${partBytes}) AS start`;

/** A cursor reads each row once, however many there are. Returns their number. */
async function writeTable(tx: Queryable, name: string, write: (text: string) => Promise<void>): Promise<number> {
  const [sql, pageSize] = name === 'inquiry_file' ? [filePartsSql, 1] : [createLinesSql(name), 100];
  await tx.query(`DECLARE ${name}_rows NO SCROLL CURSOR FOR ${sql}`);
  for (let count = 0; ;) {
    const parts = await tx.query<{ part: string }>(`FETCH ${pageSize} FROM ${name}_rows`);
    if (parts.length === 0) return count;
    await write(parts.map(({ part }) => part).join(''));
    count += parts.filter(({ part }) => part.endsWith('\n')).length;
  }
}

/**
 * Writes all data of a migrated database as it is at one moment, a line of JSON for each row and a last line with their number.
 * @throws {Error} when the database has migrations of a later version, whose tables this one does not know.
 */
export function writeBackup(database: Database, write: (text: string) => Promise<void>): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const names = Object.keys(migrations);
    if ((await tx.query('SELECT 1 FROM migration WHERE name <> ALL($1::text[])', [names])).length > 0)
      throw new Error(
        'The database is of a later version of the site: bring this checkout up to date ("git pull && npm ci"), and try again.',
      );
    let count = 0;
    for (const name of Object.keys(tables)) count += await writeTable(tx, name, write);
    await write(`${JSON.stringify({ rows: count })}\n`);
    return count;
  });
}

interface BackupRow {
  table: string;
  row: Record<string, unknown>;
}

function parseLine(line: string): BackupRow | { rows: number } {
  const { table, row, rows } = (JSON.parse(line) ?? {}) as Partial<BackupRow & { rows: number }>;
  if (typeof rows === 'number') return { rows };
  const columns = Object.keys(row ?? {});
  const isKnown = Object.hasOwn(tables, table ?? '') && columns.length > 0 && columns.every((column) => /^[a-z_]+$/.test(column));
  if (!isKnown) throw new SyntaxError('it has a line that is no row of a table');
  return { table: table!, row: row! };
}

/** The length of the lines that are inserted at once; a longer line is inserted alone. */
const maxBatchLength = 1_000_000;

function getInsertSql({ table, row }: BackupRow): string {
  const columns = Object.keys(row).join(', ');
  return `INSERT INTO ${table} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::text::jsonb)`;
}

/** Returns the number of rows. @throws {SyntaxError} when a line is cut or foreign, or lines are missing. */
async function insertRows(tx: Queryable, lines: AsyncIterable<string>): Promise<number> {
  let [count, length, sql, expected] = [0, 0, '', -1];
  let rows: unknown[] = [];
  const flush = async () => {
    if (rows.length > 0) await tx.query(sql, [JSON.stringify(rows)]);
    [rows, length] = [[], 0];
  };
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const parsed = parseLine(line);
    if ('rows' in parsed) expected = parsed.rows;
    else {
      const rowSql = getInsertSql(parsed);
      if (rowSql !== sql || length + line.length > maxBatchLength) await flush();
      sql = rowSql;
      rows.push(parsed.row);
      length += line.length;
      count += 1;
    }
  }
  await flush();
  // A database without data has rows, too.
  if (count === 0 || count !== expected) throw new SyntaxError('its last line is missing or has another number of rows');
  return count;
}

function describeFault(error: unknown): string | undefined {
  if (error instanceof SyntaxError) return error.message;
  if (error instanceof DatabaseUnavailable) return error.problem === 'not migrated' ? 'it has a column that is not known here' : undefined;
  return getSqlState(error as { code?: unknown }) && (error as Error).message;
}

/**
 * How many numbers a restore leaves out at least, and at most once more: the inquiries that came after the backup may have been faster than the
 * clock, and one backup may be restored twice.
 */
const minSkipped = 4096;

/**
 * Restores a backup into a migrated database without data, as a whole or not at all, and returns the number of rows. No inquiry that comes
 * then gets the reference of one that came after the backup.
 * @throws {Error} when the database has data, or the file is no whole backup.
 */
export function restoreBackup(database: Database, lines: AsyncIterable<string>, now = new Date()): Promise<number> {
  return database.transaction(async (tx) => {
    for (const name of Object.keys(tables)) {
      if (initialTables.includes(name)) await tx.query(`DELETE FROM ${name}`);
      else if ((await tx.query(`SELECT 1 FROM ${name} LIMIT 1`)).length > 0)
        throw new Error('The database has data: restore a backup into an empty one.');
    }
    const count = await insertRows(tx, lines).catch((error: unknown) => {
      const fault = describeFault(error);
      throw fault === undefined ? error : new Error(`The file is no whole backup of this version of the site: ${fault}.`);
    });
    const skipped = minSkipped + Math.floor(Math.random() * minSkipped);
    await tx.query('UPDATE inquiry_count SET last = GREATEST(last, $1::bigint) + $2::bigint', [getClockNumber(now), skipped]);
    return count;
  });
}
