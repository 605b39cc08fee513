import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findWholeChromium } from '../../support/chromium';
import { connectCdp, type CdpConnection } from '../drivers/cdp';
import { createCdpDriver } from '../drivers/cdp-driver';
import type { Browser, Driver, Need, Setup } from '../drivers/driver';
import { endGroup, slowDownGroup, trackGroup } from '../drivers/process-group';
import type { Connection } from '../site-proxy';
import { unpackChromium102 } from './chromium-102';

interface RunningChromium {
  process: ChildProcess;
  connection: CdpConnection;
  end: () => void;
}

function startChromium(path: string, flags: string[], env: NodeJS.ProcessEnv = {}): RunningChromium {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const all = [...chromiumFlags, ...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'];
  const chromium = spawn(path, all, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  const end = () => {
    endGroup(chromium);
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  trackGroup(chromium);
  return { process: chromium, connection: connectCdp(chromium), end };
}

interface Options {
  name: string;
  lacks?: readonly Need[];
  without?: string;
  /** How many times slower the processor is. */
  slowdown?: number;
  connection?: Connection;
  sessions?: number;
  patience?: number;
}

/** All sessions are tabs of one browser. A slowed browser is one for each session, or its tabs would share a sixth of the processor. */
function createBrowser(launch: () => RunningChromium, { slowdown, lacks = [], ...options }: Options): Browser {
  let shared: RunningChromium | undefined;
  const startTab = (setup: Setup) => createCdpDriver((shared ??= launch()).connection, setup);
  const startSlowed = async (setup: Setup): Promise<Driver> => {
    const { process, connection, end } = launch();
    const driver = await createCdpDriver(connection, setup);
    slowDownGroup(process, slowdown!);
    return { ...driver, close: () => Promise.resolve(end()) };
  };
  return {
    ...options,
    lacks,
    start: slowdown ? startSlowed : startTab,
    stop: () => Promise.resolve(shared?.end()),
  };
}

/** Makes a machine without a mouse report one: fine pointer, and hover. */
const mouseFlag = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** The Chromium or Chrome of the machine. */
export const createChromium = (options: Options): Browser =>
  createBrowser(() => startChromium(findWholeChromium()!, ['--headless=new', mouseFlag]), options);

/** Chromium 102 of an npm package, the oldest that one holds. */
export const createChromium102 = (options: Options): Browser =>
  createBrowser(() => {
    const { path, env } = unpackChromium102();
    return startChromium(path, ['--headless', '--no-zygote', '--disable-dev-shm-usage', '--hide-scrollbars'], env);
  }, options);
