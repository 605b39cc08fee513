import { DatabaseUnavailable } from '../model/database-unavailable';
import { type Database, wrapDatabase } from './database';

/** How many calls fail one after another before the circuit opens. One is enough if it took long. */
const maxFailures = 3;
const slowMs = 1000;
/** How long the circuit stays open before one call may try again. */
const openMs = 2000;

/**
 * Wraps a database in a circuit breaker: after failures, calls reject at once with the last error instead of waiting for a database
 * that does not answer. After two seconds one call tries again. `getTime` is in milliseconds.
 */
export function withCircuit(database: Database, getTime: () => number = () => performance.now()): Database {
  let failures = 0;
  let lastError: DatabaseUnavailable | undefined;
  let opensAgainAt = 0;

  async function call<T>(run: () => Promise<T>): Promise<T> {
    const startedAt = getTime();
    if (lastError && startedAt < opensAgainAt) throw lastError;
    // The calls after this one are rejected until it has ended, however long it takes.
    if (lastError) opensAgainAt = Infinity;
    try {
      const result = await run();
      failures = 0;
      lastError = undefined;
      return result;
    } catch (error) {
      // A database without our tables answers.
      if (!(error instanceof DatabaseUnavailable) || error.problem === 'not migrated') {
        lastError = undefined;
        throw error;
      }
      failures += 1;
      if (lastError || failures >= maxFailures || getTime() - startedAt >= slowMs) {
        lastError = error;
        opensAgainAt = getTime() + openMs;
      }
      throw error;
    }
  }

  return wrapDatabase(database, call);
}
