import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { lockFolder } from './folder-lock';
import { getProcessStart } from './process-start';

let folder: string;
let children: ChildProcess[] = [];

const code = `
  import { lockFolder } from './src/server/forms/store/folder-lock.ts';
  try { lockFolder(process.env.FOLDER); console.log('has it'); } catch ({ message }) { console.log(message); }
  setInterval(() => undefined, 1000);`;
const build = buildSync({ stdin: { contents: code, resolveDir: '.' }, bundle: true, platform: 'node', write: false });

/** A process that tries to take the folder, says whether it has it, and then lives until it is killed. */
const spawnLocker = (): ChildProcess => {
  const child = spawn(process.execPath, ['-e', build.outputFiles[0]!.text], { env: { PATH: process.env.PATH, FOLDER: folder } });
  children.push(child);
  return child;
};
const readOutput = async (child: ChildProcess): Promise<string> => String(((await once(child.stdout!, 'data')) as [Buffer])[0]).trim();
const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  await Promise.all(children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map(kill));
  children = [];
  rmSync(folder, { recursive: true });
});

test('[A2] a folder has one holder until it is unlocked', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/in use by process \d+.*Stop that process first, set DATA_DIR .* or set DATABASE_URL/);
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('[A2] another process gets an error with the pid of the holder, and takes over after the holder was killed', async () => {
  const first = spawnLocker();
  expect(await readOutput(first)).toBe('has it');
  expect(() => lockFolder(folder)).toThrow(`in use by process ${first.pid}`);
  await kill(first);
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  lockFolder(folder)();
});

test('[A2] of several processes that find a stale lock, one takes over', async () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 4_194_303, start: 'long ago' }));
  const answers = await Promise.all(Array.from({ length: 6 }, () => readOutput(spawnLocker())));
  expect(answers.filter((answer) => answer === 'has it')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('in use'))).toHaveLength(5);
});

test('[A2] a process that reuses the pid of the holder does not keep the lock', () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, start: 'long ago' }));
  lockFolder(folder)();
  writeFileSync(join(folder, 'lock'), 'torn');
  lockFolder(folder)();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, start: getProcessStart(process.pid) }));
  expect(() => lockFolder(folder)).toThrow('in use');
});
