import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { embeddedDatabases } from '../src/server/store/databases.fixture';

/** The built site with its forms, on a port and a database of its own. */
export interface OwnServer {
  url: string;
  stop: () => Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout!) {
    said += String(chunk);
    const [, url] = /The site is at (\S+)/.exec(said) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`The server ended: ${said}`);
}

/** Starts what `npm start` starts, on a new database; `env` adds settings. */
export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const databases = embeddedDatabases();
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/server/main.ts'], {
    env: { ...process.env, PORT: '0', DATABASE_URL: '', DATA_DIR: await databases.newPlace(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(child),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await databases.close();
    },
  };
}
