import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findWholeChromium } from '../../support/chromium';
import { connectCdp, type CdpConnection } from '../drivers/cdp';
import { createCdpDriver } from '../drivers/cdp-driver';
import type { Browser, Driver, Need, Setup } from '../drivers/driver';
import { endGroup, shareBrowser, slowDownGroup, startProgram } from '../drivers/process-group';
import type { Connection } from '../site-proxy';
import { installChromium102 } from './chromium-102';

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
