import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { connectToHolder } from './folder-socket';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL at a URL, or the embedded database in a folder if there is no URL. Serverless code must not import it.
 * @param run runs a command of the operator, while this process holds the folder.
 * @throws {Error} when another process uses the folder.
 */
export const openDatabase = async (
  url: string | undefined,
  folder: string,
  run: (words: readonly string[]) => Promise<string>,
): Promise<Database> =>
  url === undefined ? openEmbedded(folder, { serve: (socket) => void answerCommand(socket, run) }) : openPostgres(url);

/** Reads a command from a connection, and answers with what it prints. */
async function answerCommand(socket: Socket, run: (words: readonly string[]) => Promise<string>): Promise<void> {
  try {
    let words = '';
    // What reads a socket as a whole ends its other direction too.
    socket.setEncoding('utf8').on('data', (part: string) => (words += part));
    await once(socket, 'end');
    socket.end(JSON.stringify({ output: await run(JSON.parse(words) as string[]) }));
  } catch (error) {
    socket.end(JSON.stringify({ error: (error as Error).message }));
  }
}

/**
 * Has the process that holds the embedded database run a command, and returns what it prints; undefined when none holds it.
 * @throws {Error} what the command throws there.
 */
export async function askHolder(folder: string, words: readonly string[]): Promise<string | undefined> {
  const socket = existsSync(folder) ? await connectToHolder(folder) : undefined;
  if (!socket) return undefined;
  socket.end(JSON.stringify(words));
  const answer = await text(socket);
  if (answer === '') throw new Error(`The process that uses the database in ${folder} takes no commands, or has ended: try again.`);
  const { output, error } = JSON.parse(answer) as { output?: string; error?: string };
  if (error !== undefined) throw new Error(error);
  return output;
}

/** The milliseconds that a query of a command may take: no visitor waits for it. */
const commandQueryTimeout = 600_000;

/**
 * Opens the database for a command of the operator.
 * @throws {Error} when there is no embedded database and the command may not create one: a setting of the service is probably missing.
 */
export async function openDatabaseForCommand(url: string | undefined, folder: string, mayCreate: boolean): Promise<Database> {
  if (url !== undefined) return openPostgres(url, { queryTimeout: commandQueryTimeout });
  if (mayCreate || existsSync(join(folder, 'postgres'))) return openEmbedded(folder);
  throw new Error(`There is no database in ${folder}: set DATABASE_URL or DATA_DIR as for the service.`);
}
