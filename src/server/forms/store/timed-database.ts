import type { Database } from './database';

/** Wraps a database so that each call reports its duration in seconds. */
export function withTimer(database: Database, observe: (seconds: number) => void): Database {
  async function call<T>(run: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await run();
    } finally {
      observe((performance.now() - startedAt) / 1000);
    }
  }
  return {
    query: (sql, values) => call(() => database.query(sql, values)),
    exec: (sql) => call(() => database.exec(sql)),
    transaction: (work) => call(() => database.transaction(work)),
    close: () => database.close(),
  };
}
