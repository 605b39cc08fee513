import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findWholeChromium } from '../../support/chromium';
import { connectCdp, type CdpConnection, createCdpDriver } from '../drivers/cdp-driver';
import type { Browser, Driver, Setup } from '../drivers/driver';
import { endGroup, shareBrowser, slowDownGroup, startProgram } from '../drivers/process-group';
import type { Connection } from '../site-proxy';

interface RunningChromium {
  process: ChildProcess;
  connection: CdpConnection;
  end: () => void;
}

/** Makes a machine without a mouse report one: fine pointer, and hover. */
const mouseFlag = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

function startChromium(signal: AbortSignal): RunningChromium {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const flags = [...chromiumFlags, '--headless=new', mouseFlag, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'];
  const chromium = startProgram(findWholeChromium()!, flags, signal, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const end = () => {
    endGroup(chromium);
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  return { process: chromium, connection: connectCdp(chromium), end };
}

interface Options {
  name: string;
  slowdown?: number;
  connection?: Connection;
  sessions?: number;
  patience?: number;
}

/** All sessions are tabs of one browser. A slowed browser is one for each session, or its tabs would share a sixth of the processor. */
export function createChromium({ slowdown, ...options }: Options): Browser {
  const shared = shareBrowser((signal) => Promise.resolve(startChromium(signal)));
  const startTab = async (setup: Setup, signal: AbortSignal) => createCdpDriver((await shared.get(signal)).connection, setup);
  const startSlowed = async (setup: Setup, signal: AbortSignal): Promise<Driver> => {
    const { process, connection, end } = startChromium(signal);
    const driver = await createCdpDriver(connection, setup);
    slowDownGroup(process, slowdown!);
    return { ...driver, close: () => Promise.resolve(end()) };
  };
  return { ...options, lacks: [], start: slowdown ? startSlowed : startTab, stop: shared.end };
}
