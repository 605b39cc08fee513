import { type DatabaseProblem, DatabaseUnavailable } from '../model/database-unavailable';

type QueryResultRow = Record<string, unknown>;

/** Runs SQL: a database, or a transaction of it. */
export interface Queryable {
  query: <T = QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<T[]>;
}

/** A database, embedded or on a server; both take the same SQL. Every call may reject with DatabaseUnavailable. */
export interface Database extends Queryable {
  exec: (sql: string) => Promise<void>;
  /** Runs `work` in a transaction. An error that `work` throws rolls the transaction back and is thrown unchanged. */
  transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** A statement with names such as `$key`, and their values, as drivers take them: with numbers in the order of the names. */
export const toNumbered = (sql: string, values: Readonly<Record<string, unknown>>): [sql: string, values: unknown[]] => {
  const names = Object.keys(values);
  return [sql.replace(/\$(\w+)/g, (_, name: string) => `$${names.indexOf(name) + 1}`), Object.values(values)];
};

/** A database whose calls go through `call`. */
export const wrapDatabase = (database: Database, call: <T>(run: () => Promise<T>) => Promise<T>): Database => ({
  query: (sql, values) => call(() => database.query(sql, values)),
  exec: (sql) => call(() => database.exec(sql)),
  transaction: (work) => call(() => database.transaction(work)),
  close: () => database.close(),
});

/** A database whose every call rejects. */
export function createUnavailableDatabase(problem: DatabaseProblem): Database {
  const reject = () => Promise.reject(new DatabaseUnavailable(problem));
  return { query: reject, exec: reject, transaction: reject, close: () => Promise.resolve() };
}

/** The problems of a database by SQLSTATE, or by the code or message of an error before it. Most name something that the operator can mend. */
const problems: readonly (readonly [pattern: RegExp, problem: DatabaseProblem])[] = [
  [/^25006$/, 'read-only'],
  [/^42(?:P01|703)$/, 'not migrated'],
  [/^42501$/, 'no permission'],
  [/^28/, 'sign-in failed'],
  [/^3D/, 'missing'],
  [/^53100$/, 'disk full'],
  [/^53300$/, 'too many connections'],
  [/^57014$/, 'too slow'],
  // Connection, rollback, resources, operator, system, internal error.
  [/^(?:08|40|53|57|58|XX)/, 'no answer'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'host not found'],
  [/does not support SSL/, 'no encryption'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, 'certificate of another host'],
  [/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/, 'certificate expired'],
  [/SELF_SIGNED|^UNABLE_TO_/, 'certificate not trusted'],
];

/** The SQLSTATE of an error from PostgreSQL: five letters and digits. Error codes of Node begin with E and have no digit. */
export const getSqlState = ({ code }: { code?: unknown }): string | undefined =>
  typeof code === 'string' && /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/.test(code) ? code : undefined;

/** Replaces an error of the database itself, or that has no SQLSTATE, by DatabaseUnavailable. Other errors are about the query itself. */
function toDatabaseError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const { code, message } = error as Error & { code?: string };
  const [, problem] = problems.find(([pattern]) => pattern.test(code ?? message)) ?? [];
  if (problem === undefined && getSqlState({ code })) return error;
  return new DatabaseUnavailable(problem ?? 'no answer', code);
}

/** Rejects with DatabaseUnavailable instead of the driver's error when the database does not respond. */
export const mapDriverErrors = <T>(result: Promise<T>): Promise<T> =>
  result.catch((error: unknown) => {
    throw toDatabaseError(error);
  });

/** The query method that both drivers have. */
export interface Driver {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** Adapts a driver's client to Queryable. */
export const toQueryable = (driver: Driver): Queryable => ({
  query: async <T>(sql: string, values: readonly unknown[] = []) => (await mapDriverErrors(driver.query(sql, [...values]))).rows as T[],
});

/** How many calls fail one after another before the circuit opens. One is enough if it took long. */
const maxFailures = 3;
const slowMs = 1000;
/** How long the circuit stays open before one call may try again. */
const openMs = 2000;
/** How long the others do not wait for that call. One that takes longer may never end. */
const trialMs = 15_000;
/** How many calls may wait for the database. What waits behind so many is answered too late, and would keep it from what comes later. */
const maxCalls = 500;

/**
 * Wraps a database in a circuit breaker: after failures, calls reject at once with the last error instead of waiting for a database
 * that does not answer. After two seconds one call tries again, and another one if that hangs. So do calls beyond those that may wait.
 * `getTime` is in milliseconds.
 */
export function withCircuit(database: Database, getTime: () => number = () => performance.now()): Database {
  let failures = 0;
  let lastError: DatabaseUnavailable | undefined;
  let opensAgainAt = 0;
  let callCount = 0;

  async function call<T>(run: () => Promise<T>): Promise<T> {
    const startedAt = getTime();
    if (lastError && startedAt < opensAgainAt) throw lastError;
    if (callCount >= maxCalls) throw new DatabaseUnavailable('too slow');
    // The calls after this one are rejected until it has ended, or hangs.
    if (lastError) opensAgainAt = startedAt + trialMs;
    callCount += 1;
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
    } finally {
      callCount -= 1;
    }
  }

  return wrapDatabase(database, call);
}
