import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { Client } from 'pg';

/** The URL of one real PostgreSQL server for all test files of this process. Each file has its own modules, so the thread keeps the URL. */
async function getSharedUrl(): Promise<string> {
  const key = 'URL of the PostgreSQL server';
  const known = getEnvironmentData(key) as string | undefined;
  if (known !== undefined) return known;
  const child = fork(resolve('scripts/postgres-server.mjs'), { execArgv: [] });
  const [{ url, error }] = (await once(child, 'message')) as [{ url: string; error?: string }];
  if (error !== undefined) throw new Error(error);
  setEnvironmentData(key, url);
  // The process may end while the server runs.
  child.unref();
  child.channel?.unref();
  return url;
}

/** Creates an empty database on the server that all test files of this process share, and returns its URL. */
export async function createSharedDatabase(): Promise<string> {
  const url = await getSharedUrl();
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return `${url}/${name}`;
}
