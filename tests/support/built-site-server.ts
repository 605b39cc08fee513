import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getEmbeddedTemplate } from '../../src/server/forms/store/databases.fixture';

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

const tsxLoader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;

/** Starts a program that serves the site built in a folder, and waits until it has said its address. When it ends, `data` is deleted. */
export async function startProgram(script: string, folder: string, env: Record<string, string>, data: string): Promise<RunningServer> {
  const settings = { PORT: '0', ...env };
  const args = ['--import', tsxLoader, resolve(script)];
  const child = spawn(process.execPath, args, { cwd: resolve(folder), env: { ...process.env, ...settings } });
  let output = '';
  const url = await new Promise<string>((begun, failed) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = / is at (http\S+)/.exec(output) ?? [];
      if (address !== undefined) begun(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`${script} did not start in ${folder}: ${output}`)));
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
}

// Making an embedded database keeps a server's pages waiting for seconds on a busy machine: who only reads them wants none.
const unreachableDatabase = 'postgres://nobody@127.0.0.1:9/none';

/** Serves the folder `public` in a folder of the project. Without further settings, the forms have no database. */
export function startServer(folder: string, env: Record<string, string> = {}, database?: string): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'served-'));
  if (database !== undefined) cpSync(database, data, { recursive: true });
  const settings = { DATABASE_URL: unreachableDatabase, SMTP_URL: '', DATA_DIR: data, ...env };
  return startProgram('src/server/main.ts', folder, settings, data);
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
  const served = await startServer(folder, { DATABASE_URL: '', ...env }, await getEmbeddedTemplate());
  const isReady = () =>
    fetch(`${served.url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((waited) => setTimeout(waited, 250));
  return served;
}
