import type { Database } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/** The database that the settings name: a server's, or else the embedded one in a folder. */
export const openDatabase = (url: string | undefined, folder: string): Database =>
  url === undefined ? openEmbedded(folder) : openPostgres(url);
