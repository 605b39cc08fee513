import { type Database, wrapDatabase } from './database';

/** Wraps a database so that each call reports its duration in seconds. */
export const withTimer = (database: Database, observe: (seconds: number) => void): Database =>
  wrapDatabase(database, (run) => {
    const startedAt = performance.now();
    return run().finally(() => observe((performance.now() - startedAt) / 1000));
  });
