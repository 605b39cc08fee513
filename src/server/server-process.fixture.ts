import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleContent, inquiryFields } from './forms/api/service-content.fixture';
import { removeTestSite, writeTestSite } from './host/host.fixture';

/** The server of `npm start`, in its own process. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything it wrote to stdout and stderr. */
  getOutput: () => string;
  /** Sends a signal and waits for the exit, whose code it returns. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Writes a small site with the sample forms to a temporary folder. */
export function writeTestFormsSite(files: Record<string, string> = { 'index.html': 'home' }): { folder: string; remove: () => void } {
  const root = writeTestSite(files);
  const folder = dirname(root);
  mkdirSync(join(folder, '.service'));
  writeFileSync(join(folder, '.service', 'content.json'), JSON.stringify(sampleContent));
  return { folder, remove: () => removeTestSite(root) };
}

const tsxOptions = ['--import', resolve('node_modules/tsx/dist/loader.mjs')];

/** Runs a script of the server in a folder until it ends. */
export const runScript = (
  folder: string,
  env: Record<string, string>,
  script: string,
  ...args: string[]
): Promise<{ status: unknown; stdout: string; stderr: string }> =>
  new Promise((done) => {
    const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
    execFile(process.execPath, [...tsxOptions, resolve(script), ...args], options, (error, stdout, stderr) =>
      done({ status: error?.code ?? 0, stdout, stderr }),
    );
  });

/** Starts the server in a folder, without rate limits. */
export async function startServerProcess(
  folder: string,
  env: Record<string, string>,
  script = 'src/server/main.ts',
): Promise<ServerProcess> {
  const limits = { LIMIT_PER_ADDRESS: '99999999', LIMIT_PER_EMAIL: '99999999' };
  const child: ChildProcess = spawn(process.execPath, [...tsxOptions, resolve(script)], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...limits, ...env },
  });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const exited = once(child, 'close');
  let url: string | undefined;
  while ((url = /The site is at (\S+)/.exec(output)?.[1]) === undefined) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output}`);
    await pause(20);
  }
  return {
    pid: child.pid!,
    url: url.replace('localhost', '127.0.0.1'),
    getOutput: () => output,
    stop: async (signal) => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

export interface LoadResponse {
  /** The index of the request. */
  index: number;
  /** 0 if there was no response. */
  status: number;
  body: { reference?: string; error?: string };
}

/** Posts a form with files as it is, anything else as JSON. */
const post = async (url: string, path: string, body: object): Promise<Omit<LoadResponse, 'index'>> => {
  const init = body instanceof FormData ? { body } : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(`${url}/api/${path}/`, { method: 'POST', ...init });
    return { status: response.status, body: (await response.json()) as LoadResponse['body'] };
  } catch {
    return { status: 0, body: {} };
  }
};

/** Sends requests over parallel connections until all are sent or `isOver` returns true. */
export async function runLoad(
  url: string,
  {
    count,
    connections,
    path,
    body,
    isOver = () => false,
    onResponse = () => undefined,
  }: {
    count: number;
    connections: number;
    path: string;
    body: (index: number) => object;
    isOver?: () => boolean;
    onResponse?: (response: LoadResponse) => void;
  },
): Promise<LoadResponse[]> {
  const responses: LoadResponse[] = [];
  let next = 0;
  const connection = async () => {
    while (next < count && !isOver()) {
      const index = next++;
      const response = { index, ...(await post(url, path, body(index))) };
      onResponse(response);
      responses.push(response);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return responses;
}

const toHex = (index: number): string => index.toString(16).padStart(12, '0');

/** The inquiry of a number, with a key of its own. */
export const createInquiryBody = (index: number): object => ({
  ...inquiryFields,
  name: `Person${index} Sample`,
  _key: `00000000-0000-4000-8000-${toHex(index)}`,
  _elapsed: 5000,
});
export const createSubscriberBody = (index: number): object => ({ email: `person${index}@sample.example` });
