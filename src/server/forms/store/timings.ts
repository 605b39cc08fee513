import { type ErrorCount, type TimingCount, type TimingReport, getBucket } from '../model/timings';
import type { Database } from './database';

/** A day keeps this number of different errors: more would be made up. */
const maxErrors = 200;

const countSql = `INSERT INTO timing (day, metric, page, connection, bucket, times)
  SELECT $1, metric, $2, $3, bucket, 1 FROM jsonb_to_recordset($4::text::jsonb) AS given (metric text, bucket int)
  -- Every report locks rows in the same order, which prevents deadlocks.
  ORDER BY metric
  ON CONFLICT (day, metric, page, connection, bucket) DO UPDATE SET times = timing.times + 1`;

const countErrorSql = `INSERT INTO script_error (day, page, error, times)
  SELECT $1, $2, $3, 1 WHERE (SELECT count(*) FROM script_error WHERE day = $1) < ${maxErrors}
    OR EXISTS (SELECT FROM script_error WHERE day = $1 AND page = $2 AND error = $3)
  ON CONFLICT (day, page, error) DO UPDATE SET times = script_error.times + 1`;

/** Creates the queries on what pages report. Days are days in Manila, `YYYY-MM-DD`. */
export function createTimings(database: Database) {
  return {
    /** Adds a report to the histograms of a day. */
    async countTimings({ page, connection, values, error }: TimingReport, day: string): Promise<void> {
      const rows = Object.entries(values).map(([metric, value]) => ({ metric, bucket: getBucket(value) }));
      if (rows.length > 0) await database.query(countSql, [day, page, connection, JSON.stringify(rows)]);
      if (error !== undefined) await database.query(countErrorSql, [day, page, error]);
    },

    /** The histograms of the days from one to another, both included. */
    listTimings: (from: string, to: string): Promise<TimingCount[]> =>
      database.query<TimingCount>(
        'SELECT day::text, metric, page, connection, bucket::int, times::int AS count FROM timing WHERE day BETWEEN $1 AND $2',
        [from, to],
      ),

    /** The errors of the days from one to another, the most frequent first. */
    listErrors: (from: string, to: string): Promise<ErrorCount[]> =>
      database.query<ErrorCount>(
        'SELECT day::text, page, error, times::int AS count FROM script_error WHERE day BETWEEN $1 AND $2 ORDER BY times DESC, error',
        [from, to],
      ),
  };
}
