import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A build behind the server of `npm start`. */
export interface Served {
  url: string;
  port: number;
  stop: () => Promise<void>;
}

const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
const main = resolve('src/server/main.ts');

/** Serves the folder `public` in a folder of the project, on a port; 0 takes any that is free. */
export async function serve(folder: string, port = 0): Promise<Served> {
  const child = spawn(process.execPath, ['--import', tsx, main], { cwd: resolve(folder), env: { ...process.env, PORT: String(port) } });
  let said = '';
  const url = await new Promise<string>((begun, failed) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) begun(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => failed(new Error(`The server did not start in ${folder}: ${said}`)));
  });
  const stop = () =>
    new Promise<void>((stopped) => {
      child.once('exit', () => stopped());
      child.kill('SIGKILL');
    });
  return { url, port: Number(new URL(url).port), stop };
}
