import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const windowsProgramFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '');

/** Chromium without windows of its own, as Debian packs it: a page costs it three fifths of the work. It keeps no page for the way back. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidatePaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...windowsProgramFolders.map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
];

const findFirst = (paths: readonly string[]): string | undefined =>
  [process.env.CHROME_PATH ?? '', ...paths, chromium.executablePath()].find((path) => path !== '' && existsSync(path));

/** What is printed where there is none. */
export const missingChromium = 'The browser tests need Chromium: "apt-get install chromium", or install Chrome, or set CHROME_PATH to one.';

/** A whole Chromium or Chrome: CHROME_PATH, else where systems put it, else the one that Playwright has fetched. */
export const findWholeChromium = (): string | undefined => findFirst(candidatePaths);

/** The browser of the tests: CHROME_PATH, else the headless shell, else a whole Chromium. */
export const findChromium = (): string | undefined => findFirst([headlessShell, ...candidatePaths]);

/**
 * What Playwright turns off by itself, which another such flag would turn on again; and the lists under Chromium's own line of addresses,
 * which each new window makes, though nobody sees it, with ten times the work of an empty page. A finger that draws a picture beyond the first one
 * goes back in the history of a desktop only: no phone has that.
 */
const disabledFeatures = `AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose
  HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints OverscrollHistoryNavigation PaintHolding
  PreconnectToSearch ThirdPartyStoragePartitioning WebUIOmniboxAimPopup WebUIOmniboxPopup`;

/** For a closed network, and for root, whom Chromium gives no sandbox. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.split(/\s+/).join()}`,
];
