import type { InquiryFile } from '../model/service-types';
import type { Queryable } from './database';

const insertFileSql = 'INSERT INTO inquiry_file (inquiry, position, name, type, bytes) VALUES ($1, $2, $3, $4, $5)';

/** Stores the files of an inquiry in a transaction. They are deleted with the inquiry. */
export async function insertFiles(tx: Queryable, inquiry: number, files: readonly InquiryFile[]): Promise<void> {
  for (const [index, { name, type, bytes }] of files.entries()) await tx.query(insertFileSql, [inquiry, index + 1, name, type, bytes]);
}

/** The files of the inquiry with a number, in their order. */
export const selectFiles = (database: Queryable, inquiry: number | string): Promise<InquiryFile[]> =>
  database.query<InquiryFile>('SELECT name, type, bytes FROM inquiry_file WHERE inquiry = $1 ORDER BY position', [inquiry]);
