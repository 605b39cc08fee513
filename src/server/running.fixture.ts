import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { content, filled } from './api/content.fixture';
import { removeSite, writeSite } from './host.fixture';

/** What `npm start` runs, in a process of its own. */
export interface Running {
  url: string;
  /** All it has written to stdout and stderr. */
  said: () => string;
  /** Sends a signal and waits for the end. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** A tiny site with the sample forms, for servers to run in. */
export function writeFormsSite(): { folder: string; remove: () => void } {
  const root = writeSite({ 'index.html': 'home' });
  const folder = dirname(root);
  mkdirSync(join(folder, '.service'));
  writeFileSync(join(folder, '.service', 'content.json'), JSON.stringify(content));
  return { folder, remove: () => removeSite(root) };
}

/** Starts the server in a folder. Nothing limits how much may be sent. */
export async function startServer(folder: string, env: Record<string, string>): Promise<Running> {
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
    said: () => said,
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

export interface Answered {
  /** Which of the requests it was. */
  at: number;
  /** 0 where there was no answer. */
  status: number;
  body: { reference?: string; error?: string };
}

const post = async (url: string, path: string, body: object): Promise<Omit<Answered, 'at'>> => {
  const headers = { 'content-type': 'application/json' };
  try {
    const answer = await fetch(`${url}/api/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Answered['body'] };
  } catch {
    return { status: 0, body: {} };
  }
};

/** Sends requests over a number of connections at once, each taking the next when it has its answer, until all are sent or `isOver`. */
export async function load(
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
    heard?: (answer: Answered) => void;
  },
): Promise<Answered[]> {
  const answers: Answered[] = [];
  let next = 0;
  const connection = async () => {
    while (next < count && !isOver()) {
      const at = next++;
      const answer = { at, ...(await post(url, path, body(at))) };
      heard(answer);
      answers.push(answer);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return answers;
}

const hex = (at: number): string => at.toString(16).padStart(12, '0');

/** The inquiry of a number, with a key of its own. */
export const inquiryOf = (at: number): object => ({
  ...filled,
  name: `Person${at} Sample`,
  _key: `00000000-0000-4000-8000-${hex(at)}`,
  _elapsed: 5000,
});
export const subscriberOf = (at: number): object => ({ email: `person${at}@sample.example` });
