import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { Client } from 'pg';

interface ServerMessage {
  url: string;
  error?: string;
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

async function forkServer(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(resolve('scripts/postgres-server.mjs'), { execArgv: [] });
  return { child, url: (await receiveMessage(child)).url };
}

/** The URL of one server for all test files of this process. Each file has its own modules, so the thread keeps the URL. */
async function getSharedUrl(): Promise<string> {
  const key = 'URL of the PostgreSQL server';
  const url = getEnvironmentData(key) as string | undefined;
  if (url !== undefined) return url;
  const started = await forkServer();
  setEnvironmentData(key, started.url);
  // The process may end while the server runs.
  started.child.unref();
  started.child.channel?.unref();
  return started.url;
}

/** Creates an empty database on the server that all test files of this process share, and returns its URL. */
export const createSharedDatabase = async (): Promise<string> => createDatabase(await getSharedUrl());
