import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL at a URL, or the embedded database in a folder if there is no URL. Serverless code must not import it.
 * @param queryTimeout the milliseconds that a query of PostgreSQL may take, by default those that a visitor waits.
 */
export const openDatabase = (url: string | undefined, folder: string, queryTimeout?: number): Database =>
  url === undefined ? openEmbedded(folder) : openPostgres(url, { queryTimeout });
