import { resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { startHost } from '../../src/server/host/start-host';

type Build = 'changed' | 'maintenance' | 'preview';

/** Serves a folder by the host of `npm start`, in this process. Forms lead nowhere. */
export async function serveFolder(root: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { port, stop } = await startHost(resolve(root), 0);
  return { url: `http://localhost:${port}`, stop };
}

const serveBuild = (name: Build) =>
  [
    async ({}, use: (url: string) => Promise<void>) => {
      const { url, stop } = await serveFolder(`.builds/${name}/public`);
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ] as const;

/** A test with the addresses of the comparison builds (scripts/comparison-builds.mjs). A worker serves those that its tests ask for. */
export const test = base.extend<object, Record<Build, string>>({
  changed: [...serveBuild('changed')],
  maintenance: [...serveBuild('maintenance')],
  preview: [...serveBuild('preview')],
});
