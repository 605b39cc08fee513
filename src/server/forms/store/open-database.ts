import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { connectToHolder } from './folder-socket';
import { openPostgres } from './postgres';
import { openShared } from './shared-database';

/**
 * Opens PostgreSQL at a URL, or the embedded database in a folder if there is no URL. Serverless code must not import it.
 * @throws {Error} when another process uses the folder.
 */
export const openDatabase = async (url: string | undefined, folder: string): Promise<Database> =>
  url === undefined ? openEmbedded(folder) : openPostgres(url);

/** The milliseconds that a query of a command may take: no visitor waits for it. */
const commandQueryTimeout = 600_000;

/**
 * Opens the database for a command of the operator. A service that runs keeps its embedded database, and is asked.
 * @throws {Error} when there is no embedded database and the command may not create one: a setting of the service is probably missing.
 */
export async function openDatabaseForCommand(url: string | undefined, folder: string, mayCreate = false): Promise<Database> {
  if (url !== undefined) return openPostgres(url, { queryTimeout: commandQueryTimeout });
  const connect = () => connectToHolder(folder);
  const holder = mayCreate || existsSync(folder) ? await connect() : undefined;
  holder?.destroy();
  if (holder) return openShared(connect);
  if (mayCreate || existsSync(join(folder, 'postgres'))) return openEmbedded(folder);
  throw new Error(`There is no database in ${folder}: set DATABASE_URL or DATA_DIR as for the service.`);
}
