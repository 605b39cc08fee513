import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildSync } from 'esbuild';
import { takeFolder } from './folder-socket';

let folder: string;
let children: ChildProcess[] = [];

const code = `
  import { takeFolder } from './src/server/forms/store/folder-socket.ts';
  takeFolder(process.env.FOLDER, () => undefined).then(() => console.log('has it'), ({ message }) => console.log(message));
  setInterval(() => undefined, 1000);`;
const build = buildSync({ stdin: { contents: code, resolveDir: '.' }, bundle: true, platform: 'node', write: false });

/** A process that tries to take the folder, says whether it has it, and then lives until it is killed. */
const spawnTaker = (): ChildProcess => {
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
const take = () => takeFolder(folder, () => undefined);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  await Promise.all(children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).map(kill));
  children = [];
  rmSync(folder, { recursive: true });
});

test('[A2, A11] a folder has one holder until it is freed', async () => {
  const free = await take();
  await expect(take()).rejects.toThrow(/in use by another process.*Stop that process first, set DATA_DIR .* or set DATABASE_URL/);
  await free();
  await (
    await take()
  )();
  expect(readdirSync(folder)).toEqual([]);
});

test('[A2, A11] another process holds it while it lives, also when it hangs, and no longer', async () => {
  const first = spawnTaker();
  expect(await readOutput(first)).toBe('has it');
  first.kill('SIGSTOP');
  await expect(take()).rejects.toThrow('in use');
  await kill(first);
  expect(readdirSync(folder)).toEqual(['socket.1']);
  const free = await take();
  expect(readdirSync(folder)).toEqual(['socket.2']);
  await free();
});

test('[A2, A11] of several processes that find the socket of one that was killed, at most one takes over', async () => {
  const killed = spawnTaker();
  await readOutput(killed);
  await kill(killed);
  const answers = await Promise.all(Array.from({ length: 6 }, () => readOutput(spawnTaker())));
  expect(answers.filter((answer) => answer === 'has it').length).toBeLessThanOrEqual(1);
  expect(answers.filter((answer) => answer.includes('in use')).length).toBeGreaterThanOrEqual(5);
});

test('[A11] a path that is too long for a socket is named', async () => {
  await expect(takeFolder(join(folder, 'a'.repeat(100)), () => undefined)).rejects.toThrow('name a shorter one');
});
