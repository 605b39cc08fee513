import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/** The milliseconds that a query of a command may take: no visitor waits for it. */
export const commandTimeout = 600_000;

/**
 * Opens PostgreSQL at a URL, or the embedded database in a folder if there is no URL. Serverless code must not import it.
 * @param queryTimeout the milliseconds that a query of PostgreSQL may take, by default those that a visitor waits.
 */
export const openDatabase = (url: string | undefined, folder: string, queryTimeout?: number): Database =>
  url === undefined ? openEmbedded(folder) : openPostgres(url, { queryTimeout });
