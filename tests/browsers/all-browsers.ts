import { createChromium, createChromium102 } from './browsers/chromium';
import { createFirefox } from './browsers/firefox';
import { createWebKitGtk } from './browsers/webkitgtk';
import { createWpe } from './browsers/wpe';
import type { Browser } from './drivers/driver';

/** A weak phone on a weak connection: a sixth of the processor, 400 kbit/s. */
const weakPhone = { slowdown: 6, connection: { bytesPerSecond: 400_000 / 8, latency: 150 } };

/** The columns of the table. docs/browsers.md says what each stands for. */
export const browsers: readonly Browser[] = [
  createChromium({ name: 'chromium', sessions: 2 }),
  createFirefox('firefox'),
  createWebKitGtk(),
  createChromium102({ name: 'chrome-102', lacks: ['hover', 'drag', 'paper'] }),
  createFirefox('firefox-115', 'firefox 115', ['paper']),
  createWpe('safari-15.6', 'safari 15.6', ['search index']),
  createChromium({ name: 'slow', ...weakPhone, sessions: 4, patience: 6 }),
];
