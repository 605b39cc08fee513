import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { chromiumFlags, findWholeChromium } from '../../support/chromium';
import { connectCdp, type CdpConnection, createCdpDriver } from '../drivers/cdp-driver';
import type { Browser, Driver, Need, Setup } from '../drivers/driver';
import { endGroup, shareBrowser, slowDownGroup, startProgram } from '../drivers/process-group';
import type { Connection } from '../site-proxy';

interface RunningChromium {
  process: ChildProcess;
  connection: CdpConnection;
  end: () => void;
}

function startChromium(path: string, flags: string[], signal: AbortSignal, env: NodeJS.ProcessEnv = {}): RunningChromium {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const all = [...chromiumFlags, ...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'];
  const chromium = startProgram(path, all, signal, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const end = () => {
    endGroup(chromium);
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  return { process: chromium, connection: connectCdp(chromium), end };
}

interface Options {
  name: string;
  lacks?: readonly Need[];
  without?: string;
  slowdown?: number;
  connection?: Connection;
  sessions?: number;
  patience?: number;
}

/** All sessions are tabs of one browser. A slowed browser is one for each session, or its tabs would share a sixth of the processor. */
function createBrowser(launch: (signal: AbortSignal) => RunningChromium, { slowdown, lacks = [], ...options }: Options): Browser {
  const shared = shareBrowser((signal) => Promise.resolve(launch(signal)));
  const startTab = async (setup: Setup, signal: AbortSignal) => createCdpDriver((await shared.get(signal)).connection, setup);
  const startSlowed = async (setup: Setup, signal: AbortSignal): Promise<Driver> => {
    const { process, connection, end } = launch(signal);
    const driver = await createCdpDriver(connection, setup);
    slowDownGroup(process, slowdown!);
    return { ...driver, close: () => Promise.resolve(end()) };
  };
  return {
    ...options,
    lacks,
    start: slowdown ? startSlowed : startTab,
    stop: shared.end,
  };
}

/** Makes a machine without a mouse report one: fine pointer, and hover. */
const mouseFlag = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export const createChromium = (options: Options): Browser =>
  createBrowser((signal) => startChromium(findWholeChromium()!, ['--headless=new', mouseFlag], signal), options);

/** Chromium 102 of an npm package, the oldest that one holds. Its home is a folder of its own. */
export function createChromium102(options: Options): Browser {
  const flags = ['--headless', '--no-zygote', '--disable-dev-shm-usage', '--hide-scrollbars'];
  let folder = '';
  const launch = (signal: AbortSignal) => startChromium(join(folder, 'chromium'), flags, signal, { HOME: folder });
  return { ...createBrowser(launch, options), prepare: async () => void (folder = await installChromium102()) };
}

/** In milliseconds. The package is 55 MB. */
const installLimit = 120_000;

/**
 * Writes the program that the package holds packed to a folder that goes when this process ends. Only a run of this browser installs it.
 * @throws {Error} when npm fails or takes too long.
 */
export async function installChromium102(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-102-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync('tests/browsers/chromium-102', folder, { recursive: true });
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, timeout: installLimit, killSignal: 'SIGKILL' });
  const packed = readFileSync(join(folder, 'node_modules/@sparticuz/chrome-aws-lambda/bin/chromium.br'));
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(packed), { mode: 0o700 });
  return folder;
}
