import { createCurrentChromium, createWeakPhone } from './browsers/chromium';
import { createFirefox } from './browsers/firefox';
import { createWebKitGtk } from './browsers/webkit';
import type { Browser } from './drivers/driver';

/** The browsers in which journeys are tried, those first that take longest. docs/browsers.md says what each stands for. */
export const columns: readonly Browser[] = [createWeakPhone(), createWebKitGtk(), createFirefox(), createCurrentChromium()];
