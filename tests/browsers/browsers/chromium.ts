import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findWholeChromium } from '../../support/chromium';
import { connectCdp, type CdpConnection } from '../drivers/cdp';
import { createCdpDriver, type Throttle } from '../drivers/cdp-driver';
import type { Browser, Need, Setup } from '../drivers/driver';
import { endGroup, trackGroup } from '../drivers/process-group';
import { unpackChromium102 } from './chromium-102';

interface RunningChromium {
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
  return { connection: connectCdp(chromium), end };
}

interface Options {
  name: string;
  lacks?: readonly Need[];
  without?: string;
  throttle?: Throttle;
  sessions?: number;
  patience?: number;
}

function createBrowser(launch: () => RunningChromium, { throttle, lacks = [], ...options }: Options): Browser {
  let running: RunningChromium | undefined;
  const start = (setup: Setup) => {
    running ??= launch();
    return createCdpDriver(running.connection, setup, throttle);
  };
  return {
    ...options,
    lacks,
    start,
    stop: () => {
      running?.end();
      return Promise.resolve();
    },
  };
}

/** A machine without a mouse is told that it has one: fine pointer, and hover. */
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
