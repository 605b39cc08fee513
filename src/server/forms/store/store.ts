import { DatabaseUnavailable } from '../model/database-unavailable';
import { type Database, wrapDatabase } from './database';
import { createRateLimits } from './rate-limits';
import { migrate } from './migrate';
import { createNotices } from './notices';
import { createOutbox } from './outbox';
import { createPrivacy } from './privacy';
import { createPromises } from './promises';
import { purgeExpired, type PurgeOptions } from './retention';
import { createSecrets } from './secrets';
import { createInquiries } from './inquiries';
import { createSubscribers } from './subscribers';
import { createVisits } from './visits';

/** Runs the migrations when a call meets a database without our tables, and then the call again: a far database is not asked first. */
const withMigrations = (database: Database): Database =>
  wrapDatabase(database, (run) =>
    run().catch(async (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable) || error.problem !== 'not migrated') throw error;
      await migrate(database);
      return run();
    }),
  );

/** Creates the store of the forms service. Every function may reject with DatabaseUnavailable. */
export function createFormsStore(database: Database) {
  const ready = withMigrations(database);
  const secrets = createSecrets(ready);
  const { getSecret, getSigner, setSigner, hashAddress } = secrets;
  return {
    getSecret,
    getSigner,
    setSigner,
    ...createSubscribers(ready, hashAddress),
    ...createInquiries(ready, secrets),
    ...createOutbox(ready),
    ...createRateLimits(ready, getSecret),
    ...createPrivacy(ready, hashAddress),
    ...createPromises(ready),
    ...createNotices(ready, hashAddress),
    ...createVisits(ready, hashAddress),
    purge: (retentionDays: number, now: Date, options?: PurgeOptions) => purgeExpired(ready, retentionDays, now, options),
    /** Runs the migrations that have not run yet. */
    migrate: () => migrate(database),
    /** Rejects when the database takes no writes, such as a standby server. */
    async checkWritable(): Promise<void> {
      const [row] = await ready.query<{ transaction_read_only: string }>('SHOW transaction_read_only');
      if (row?.transaction_read_only === 'on') throw new DatabaseUnavailable('read-only');
    },
    close: () => database.close(),
  };
}

export type FormsStore = ReturnType<typeof createFormsStore>;
