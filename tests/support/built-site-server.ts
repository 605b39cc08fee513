import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getEmbeddedTemplate } from '../../src/server/forms/store/databases.fixture';

/** A build behind the server of `npm start`. */
export interface RunningServer {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

interface ServerOptions {
  /** 0 takes any that is free. */
  port?: number;
  /** Further settings; without any, the forms have no database. */
  env?: Record<string, string>;
  /** A folder whose copy holds the embedded database. */
  data?: string;
}

const tsxLoader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
const serverScript = resolve('src/server/main.ts');

// Making an embedded database keeps a server's pages waiting for seconds on a busy machine: who only reads them wants none.
const unreachableDatabase = 'postgres://nobody@127.0.0.1:9/none';

/** Serves the folder `public` in a folder of the project. */
export async function startServer(folder: string, { port = 0, env = {}, data }: ServerOptions = {}): Promise<RunningServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'served-'));
  if (data !== undefined) cpSync(data, dataFolder, { recursive: true });
  const settings = { PORT: String(port), DATABASE_URL: unreachableDatabase, SMTP_URL: '', DATA_DIR: dataFolder, ...env };
  const child = spawn(process.execPath, ['--import', tsxLoader, serverScript], {
    cwd: resolve(folder),
    env: { ...process.env, ...settings },
  });
  let output = '';
  const url = await new Promise<string>((begun, failed) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /The site is at (\S+)/.exec(output) ?? [];
      if (address !== undefined) begun(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The server did not start in ${folder}: ${output}`)));
  });
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => {
        rmSync(dataFolder, { recursive: true, force: true });
        stopped();
      });
      child.kill('SIGKILL');
    });
  return { url, port: Number(new URL(url).port), stop };
}

/** Copies the built site to a folder that goes when this process ends. A build that runs meanwhile does not change the copy. */
export function copyBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['public', '.service']) cpSync(name, join(folder, name), { recursive: true });
  return folder;
}

/** Serves the site with forms that answer, from an embedded database of their own, which goes when the server does. */
export async function startFormsServer(env: Record<string, string> = {}, folder = '.'): Promise<RunningServer> {
  const served = await startServer(folder, { env: { DATABASE_URL: '', ...env }, data: await getEmbeddedTemplate() });
  const isReady = () =>
    fetch(`${served.url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((waited) => setTimeout(waited, 250));
  return served;
}
