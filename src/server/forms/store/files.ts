import type { InquiryFile } from '../model/service-types';
import type { Queryable } from './database';

// As Base64, because PGlite turns each byte of a bytea into a string of its own: 4 MB take two seconds and block everything else.
const insertFileSql = `INSERT INTO inquiry_file (inquiry, position, name, type, bytes) VALUES ($1, $2, $3, $4, decode($5::text, 'base64'))`;
const selectFilesSql = `SELECT name, type, encode(bytes, 'base64') AS base64 FROM inquiry_file WHERE inquiry = $1 ORDER BY position`;

/** Stores the files of an inquiry in a transaction. They are deleted with the inquiry. */
export async function insertFiles(tx: Queryable, inquiry: number, files: readonly InquiryFile[]): Promise<void> {
  for (const [index, { name, type, bytes }] of files.entries())
    await tx.query(insertFileSql, [
      inquiry,
      index + 1,
      name,
      type,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'),
    ]);
}

/** The files of the inquiry with a number, in their order. */
export async function selectFiles(database: Queryable, inquiry: number | string): Promise<InquiryFile[]> {
  const rows = await database.query<{ name: string; type: string; base64: string }>(selectFilesSql, [inquiry]);
  return rows.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, 'base64') }));
}
