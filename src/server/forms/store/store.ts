import type { Database } from './database';
import { createInquiries } from './inquiries';
import { createRateLimits } from './rate-limits';
import { migrate } from './migrate';
import { createOutbox } from './outbox';
import { createPrivacy } from './privacy';
import { createSecrets } from './secrets';
import { createSubscribers } from './subscribers';

/** The same database, its tables brought up to date before anything is asked of it; where that fails, with the next thing asked. */
function withMigrations(database: Database): Database {
  let migrated: Promise<void> | undefined;
  const ready = async () => {
    migrated ??= migrate(database);
    await migrated.catch((error: unknown) => {
      migrated = undefined;
      throw error;
    });
  };
  return {
    query: async (sql, values) => ready().then(() => database.query(sql, values)),
    exec: async (sql) => ready().then(() => database.exec(sql)),
    transaction: async (work) => ready().then(() => database.transaction(work)),
    close: () => database.close(),
  };
}

/** All that the service keeps, on either database. Every function may raise `DatabaseAway`. */
export function createStore(database: Database) {
  const ready = withMigrations(database);
  const { secret } = createSecrets(ready);
  return {
    secret,
    ...createSubscribers(ready),
    ...createInquiries(ready, secret),
    ...createOutbox(ready),
    ...createRateLimits(ready, secret),
    ...createPrivacy(ready),
    /** Raises `DatabaseAway` where the database does not answer. */
    ping: async () => {
      await ready.query('SELECT 1');
    },
    close: () => database.close(),
  };
}

export type Store = ReturnType<typeof createStore>;
