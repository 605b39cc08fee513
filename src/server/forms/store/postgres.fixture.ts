import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Client } from 'pg';

interface ServerMessage {
  url: string;
  error?: string;
}

/** A real PostgreSQL server on a port of its own. */
export interface PostgresServer {
  /** The URL of a new, empty database. */
  createDatabase: () => Promise<string>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Stops the server and deletes its data. */
  close: () => Promise<void>;
}

async function receiveMessage(child: ChildProcess): Promise<ServerMessage> {
  const [message] = (await once(child, 'message')) as [ServerMessage];
  if (message.error !== undefined) throw new Error(message.error);
  return message;
}

async function createDatabase(url: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${url}/${name}`;
}

/** Starts a real PostgreSQL server from npm's packages, in a process that ends with this one. */
export async function startPostgres(): Promise<PostgresServer> {
  const child = fork(resolve('scripts/postgres-server.mjs'), { execArgv: [] });
  const { url } = await receiveMessage(child);
  const sendCommand = async (command: 'start' | 'stop') => {
    child.send(command);
    await receiveMessage(child);
  };
  return {
    createDatabase: () => createDatabase(url),
    start: () => sendCommand('start'),
    stop: () => sendCommand('stop'),
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
