import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { removeTestSite, writeTestSite } from './host/host.fixture';

const tsxCli = resolve('node_modules/tsx/dist/cli.mjs');
const mainScript = resolve('src/server/main.ts');

let root: string;
let serverProcess: ChildProcess | undefined;

function startServerProcess(cwd: string, port: number): ChildProcess {
  serverProcess = spawn(process.execPath, [tsxCli, mainScript], { cwd, env: { ...process.env, PORT: String(port) } });
  return serverProcess;
}

const waitForExit = async (child: ChildProcess) => {
  const [code, stderr] = await Promise.all([new Promise((done) => child.once('close', done)), text(child.stderr!)]);
  return { code, stderr: stderr.trim() };
};

const readFirstLine = (child: ChildProcess) =>
  new Promise<string>((done) => child.stdout!.once('data', (chunk: Buffer) => done(chunk.toString())));

beforeAll(() => {
  root = writeTestSite({ 'index.html': 'home', _redirects: '/a /b 302 Country=ph' });
});
afterAll(() => removeTestSite(root));
afterEach(() => void serverProcess?.kill('SIGKILL'));

describe('npm start', () => {
  test('prints its URL and the unsupported rules, and exits on SIGTERM', async () => {
    const child = startServerProcess(dirname(root), 0);
    const end = waitForExit(child);
    const [, port] = /^The site is at http:\/\/localhost:(\d+)\n$/.exec(await readFirstLine(child)) ?? [];
    const response = await fetch(`http://localhost:${port}/`);
    expect(await response.text()).toBe('home');
    child.kill('SIGTERM');
    expect(await end).toEqual({
      code: 0,
      stderr:
        '_redirects: /a: rules with conditions (Country) are not supported\n' +
        'There is no .service/content.json, so the forms lead nowhere: run "npm run build".',
    });
  });

  test('exits with the command to run if there is no built site', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    const { code, stderr } = await waitForExit(startServerProcess(empty, 0));
    rmdirSync(empty);
    expect([code, stderr]).toEqual([1, `There is no built site in ${join(empty, 'public')}: run "npm run build" first.`]);
  });

  test('exits with the setting to change if the port is in use', async () => {
    const other: Server = createServer();
    await new Promise<void>((done) => void other.listen(0, done));
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await waitForExit(startServerProcess(dirname(root), port));
    other.close();
    expect([code, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is taken: set PORT to another one.`)]);
  });
});
