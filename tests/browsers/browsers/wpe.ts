import type { Browser, Layout, Need } from '../drivers/driver';
import { startWebDriver } from '../drivers/webdriver-http';

/** Its window has 800 by 600 px. A larger page scale makes it narrower to the page: 390, 320, 640 and 1280 px. */
const pageScale: Record<Layout, number> = { desktop: 0.625, phone: 800 / 390, narrow: 2.5, zoom: 1.25 };

/** WPE WebKit of Debian 12, which is as old as Safari 16.0. */
export const createWpe = (name: string, without?: string, lacks: readonly Need[] = []): Browser => ({
  name,
  programs: { '/usr/bin/WPEWebDriver': 'wpewebkit-driver', '/usr/bin/cog': 'cog' },
  lacks: ['touch', 'hover', 'reduced motion', 'paper', ...lacks],
  without,
  start: ({ layout }, signal) => {
    const args = ['-P', 'headless', `--scale=${pageScale[layout]}`, '--automation'];
    const capabilities = { pageLoadStrategy: 'none', 'wpe:browserOptions': { binary: '/usr/bin/cog', args } };
    return startWebDriver({ command: 'WPEWebDriver', scale: pageScale[layout], capabilities }, signal);
  },
  stop: () => undefined,
});
