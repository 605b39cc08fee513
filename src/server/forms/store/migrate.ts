import type { Database } from './database';
import { formsMigration } from './migrations/001-forms';

/** The migrations in their order. Each runs once on a database, so a released one never changes: add another. */
export const migrations = [{ name: '001-forms', sql: formsMigration }] as const;

/** An arbitrary key that no other lock uses: "forms" on a telephone keypad. */
const advisoryLockKey = 36_767;

/** Runs the migrations that have not run yet. A lock makes processes that start at the same time wait for each other. */
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
