import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/** Opens PostgreSQL at a URL, or the embedded database in a folder if there is no URL. Serverless code must not import it. */
export const openDatabase = (url: string | undefined, folder: string): Database =>
  url === undefined ? openEmbedded(folder) : openPostgres(url);
