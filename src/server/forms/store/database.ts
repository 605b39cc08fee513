import { DatabaseUnavailable } from '../model/database-unavailable';

/** A row as the driver gives it. */
export type QueryResultRow = Record<string, unknown>;

/** Something that runs SQL. */
export interface Queryable {
  query: <T = QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<T[]>;
}

/** What an adapter gives: the same SQL on either database. Every call may raise `DatabaseAway`. */
export interface Database extends Queryable {
  /** Runs several statements without values. */
  exec: (sql: string) => Promise<void>;
  /** All of the work or none of it. The work may be given up by raising an error, which comes out as it is. */
  transaction: <T>(work: (inside: Queryable) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Connection, rollback to be tried again, resources, an operator, the system, and what the server calls an internal error. */
const transientSqlStates = /^(?:08|40|53|57|58|XX)/;

/** An error that PostgreSQL itself gave has five letters and digits; those of Node begin with E and have no digit. */
const getSqlState = ({ code }: { code?: unknown }): string | undefined =>
  typeof code === 'string' && /^(?!E[A-Z]{4}$)[0-9A-Z]{5}$/.test(code) ? code : undefined;

/** The error as it is, where it says something of what was asked; where it says that the database is away for now, `DatabaseAway`. */
function toDatabaseError(error: unknown): unknown {
  const state = getSqlState(error as { code?: unknown });
  if (error instanceof DatabaseUnavailable || (state !== undefined && !transientSqlStates.test(state))) return error;
  return new DatabaseUnavailable(`The database does not answer (${state ?? (error as { code?: string }).code ?? 'no connection'}).`);
}

/** The same promise, with the driver's errors in the words of this folder. */
export const mapDriverErrors = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw toDatabaseError(error);
  });

/** A driver's own way of running SQL. */
export interface Driver {
  query: (sql: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** What a driver gives, as the store asks for it. */
export const toQueryable = (driver: Driver): Queryable => ({
  query: async <T>(sql: string, values: readonly unknown[] = []) => (await mapDriverErrors(driver.query(sql, [...values]))).rows as T[],
});
