import type { Database } from './database';
import { formsMigration } from './migrations/001-forms';

/** Each runs once, in this order. Never change one that has run somewhere: add another. */
export const migrations = [{ name: '001-forms', sql: formsMigration }] as const;

/** Any number that nobody else locks by: the digits of "forms" on a telephone. */
const advisoryLockKey = 36_767;

/** Brings the tables up to date. Processes that start together wait for each other; each migration runs once and whole. */
export async function migrate(database: Database): Promise<void> {
  const statements = migrations.map(
    ({ name, sql }) => `
      IF NOT EXISTS (SELECT FROM migration WHERE name = '${name}') THEN
        ${sql}
        INSERT INTO migration (name) VALUES ('${name}');
      END IF;`,
  );
  await database.exec(`
    DO $migrations$ BEGIN
      PERFORM pg_advisory_xact_lock(${advisoryLockKey});
      CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, ran_at timestamptz NOT NULL DEFAULT now());
      ${statements.join('\n')}
    END $migrations$`);
}
