import { test as base } from '@playwright/test';
import { columns } from './columns';
import type { Browser, Driver, Layout } from './drivers/driver';
import type { Journey } from './journey';
import { type SiteProxy, startSiteProxy } from './site-proxy';
import { Visitor } from './visitor';

/** What each try to open a session may take, in milliseconds: a browser that does not start at once is started again. */
const startLimits = [15_000, 30_000, 60_000];

async function startSession({ start, name, programs = {} }: Browser, layout: Layout): Promise<Driver> {
  let problem: unknown;
  for (const limit of startLimits) {
    const control = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`it took more than ${limit / 1_000} s`)), limit);
    });
    try {
      return await Promise.race([start(layout, control.signal), late]);
    } catch (error) {
      problem = error;
      control.abort(error);
    } finally {
      clearTimeout(timer);
    }
  }
  const advice = `Start it by hand, or install it anew: "apt-get install --reinstall ${Object.values(programs).join(' ')}".`;
  throw new Error(`${name} does not start. ${advice}`, { cause: problem });
}

interface Column extends Browser {
  /** Opens a session for a window, in place of the one before. After a failure the worker, and with it the session, is a new one. */
  open: (layout: Layout) => Promise<Driver>;
}

/** A test of the column that its project names. */
export const test = base.extend<{ expectToWork: (journey: Journey) => Promise<void> }, { column: Column; site: SiteProxy }>({
  column: [
    async ({}, use, { project }) => {
      const browser = columns.find(({ name }) => name === project.name)!;
      let session: { layout: Layout; driver: Driver } | undefined;
      const open = async (layout: Layout) => {
        if (session?.layout !== layout) {
          await session?.driver.close();
          session = { layout, driver: await startSession(browser, layout) };
        }
        return session.driver;
      };
      await use({ ...browser, open });
      await session?.driver.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, use) => {
      const proxy = await startSiteProxy(new URL(process.env['SITE_OF_JOURNEYS']!));
      await use(proxy);
      proxy.close();
    },
    { scope: 'worker' },
  ],
  expectToWork: ({ column, site }, use, info) =>
    use(async (journey) => {
      const isLacking = journey.needs.some((need) => column.lacks.includes(need));
      info.skip(isLacking, 'It cannot be tried there: docs/browsers.md.');
      const driver = await column.open(journey.layout);
      const network = site.openNetwork({ isScriptless: journey.isScriptless, connection: column.connection });
      const visitor = new Visitor(driver, network, column.patience ?? 1);
      await journey.run(visitor).catch((error: unknown) => {
        throw new Error(`${visitor.currentStep}: ${String(error)}`, { cause: error });
      });
    }),
});
