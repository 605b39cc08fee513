import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../tests/support/chromium';
import { routes } from '../tests/support/built-site';
import { startHost } from '../src/server/host/start-host';

/** Serves the built site and starts Chromium, and ends both after the work. */
export async function runOnBuiltSite(
  work: (browser: Browser, url: string) => Promise<void>,
  { args = [], ...options }: LaunchOptions = {},
): Promise<void> {
  const host = await startHost('public', 0);
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: [...chromiumFlags, ...args], ...options });
  await work(browser, `http://localhost:${host.port}`).finally(async () => {
    await browser.close();
    await host.stop();
  });
}

/** The first page whose path begins so. */
export const findRoute = (start: string): string => routes.find((path) => path.startsWith(start)) ?? '/';

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
