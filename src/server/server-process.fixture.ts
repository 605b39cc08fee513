import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sampleContent, inquiryFields } from './forms/api/service-content.fixture';
import { removeTestSite, writeTestSite } from './host/host.fixture';

/** What `npm start` runs, in a process of its own. */
export interface ServerProcess {
  url: string;
  /** All it has written to stdout and stderr. */
  getOutput: () => string;
  /** Sends a signal and waits for the end. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** A tiny site with the sample forms, for servers to run in. */
export function writeTestFormsSite(): { folder: string; remove: () => void } {
  const root = writeTestSite({ 'index.html': 'home' });
  const folder = dirname(root);
  mkdirSync(join(folder, '.service'));
  writeFileSync(join(folder, '.service', 'content.json'), JSON.stringify(sampleContent));
  return { folder, remove: () => removeTestSite(root) };
}

/** Starts the server in a folder. Nothing limits how much may be sent. */
export async function startServerProcess(folder: string, env: Record<string, string>): Promise<ServerProcess> {
  const limits = { LIMIT_PER_ADDRESS: '99999999', LIMIT_PER_EMAIL: '99999999' };
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('src/server/main.ts')],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, PORT: '0', ...limits, ...env },
    },
  );
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const ended = once(child, 'exit');
  let url: string | undefined;
  while ((url = /The site is at (\S+)/.exec(said)?.[1]) === undefined) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said}`);
    await pause(20);
  }
  return {
    url: url.replace('localhost', '127.0.0.1'),
    getOutput: () => said,
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

export interface LoadResponse {
  /** Which of the requests it was. */
  at: number;
  /** 0 where there was no answer. */
  status: number;
  body: { reference?: string; error?: string };
}

const postJson = async (url: string, path: string, body: object): Promise<Omit<LoadResponse, 'at'>> => {
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(`${url}/api/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as LoadResponse['body'] };
  } catch {
    return { status: 0, body: {} };
  }
};

/** Sends requests over a number of connections at once, each taking the next when it has its answer, until all are sent or `isOver`. */
export async function runLoad(
  url: string,
  {
    count,
    connections,
    path,
    body,
    isOver = () => false,
    heard = () => undefined,
  }: {
    count: number;
    connections: number;
    path: string;
    body: (at: number) => object;
    isOver?: () => boolean;
    heard?: (answer: LoadResponse) => void;
  },
): Promise<LoadResponse[]> {
  const answers: LoadResponse[] = [];
  let next = 0;
  const connection = async () => {
    while (next < count && !isOver()) {
      const at = next++;
      const answer = { at, ...(await postJson(url, path, body(at))) };
      heard(answer);
      answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return answers;
}

const toHex = (at: number): string => at.toString(16).padStart(12, '0');

/** The inquiry of a number, with a key of its own. */
export const createInquiryBody = (at: number): object => ({
  ...inquiryFields,
  name: `Person${at} Sample`,
  _key: `00000000-0000-4000-8000-${toHex(at)}`,
  _elapsed: 5000,
});
export const createSubscriberBody = (at: number): object => ({ email: `person${at}@sample.example` });
