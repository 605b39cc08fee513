import type { InquiryFile } from '../model/service-types';
import type { Queryable } from './database';

const selectFilesSql = `SELECT name, type, encode(bytes, 'base64') AS base64 FROM inquiry_file WHERE inquiry = $1 ORDER BY position`;

/** A file as a row of JSON. As Base64, because PGlite turns each byte of a bytea into a string of its own: 4 MB take two seconds. */
export const toFileRow = ({ name, type, bytes }: InquiryFile, index: number) => ({
  position: index + 1,
  name,
  type,
  base64: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64'),
});

/** The files of the inquiry with a number, in their order. */
export async function selectFiles(database: Queryable, inquiry: number | string): Promise<InquiryFile[]> {
  const rows = await database.query<{ name: string; type: string; base64: string }>(selectFilesSql, [inquiry]);
  return rows.map(({ base64, ...file }) => ({ ...file, bytes: Buffer.from(base64, 'base64') }));
}
