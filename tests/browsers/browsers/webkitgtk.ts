import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, layouts, type Setup } from '../drivers/driver';
import { endGroup, trackGroup } from '../drivers/process-group';
import { startWebDriver } from '../drivers/webdriver-http';

const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const programs = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  [miniBrowser]: 'libwebkit2gtk-4.1-0',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/xdotool': 'xdotool',
};

/** A screen in memory, by its name. */
async function startScreen(): Promise<{ display: string; end: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  trackGroup(screen);
  const number = await new Promise<string>((resolve, failed) => {
    screen.once('error', failed);
    screen.stdio[3]!.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { display: `:${number}`, end: () => endGroup(screen) };
}

/** GTK's settings say whether motion is to be reduced. */
function writeSettings(isMotionReduced: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkitgtk-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${isMotionReduced ? 0 : 1}\n`);
  return folder;
}

/** Without a window manager no window has the keyboard until it is given to it. */
async function focusWindow(display: string): Promise<void> {
  const env = { ...process.env, DISPLAY: display };
  const windows = execFileSync('xdotool', ['search', '--onlyvisible', '.'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  for (const id of windows.toString().trim().split('\n')) execFileSync('xdotool', ['windowfocus', id], { env, stdio: 'ignore' });
  await wait(200);
}

/** WebKitGTK of Debian 12, which gets the security updates, so that it is as new as the current Safari. */
export function createWebKitGtk(): Browser {
  const start = async ({ layout, isMotionReduced }: Setup) => {
    const { width, height } = layouts[layout];
    const screen = await startScreen();
    const settings = writeSettings(isMotionReduced);
    const env = { DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: settings };
    const options = { binary: miniBrowser, args: ['--automation', '--full-screen'] };
    const capabilities = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
    const driver = await startWebDriver({ command: 'WebKitWebDriver', env, capabilities, window: { width, height } });
    await focusWindow(screen.display);
    return {
      ...driver,
      close: async () => {
        await driver.close();
        screen.end();
        rmSync(settings, { recursive: true, force: true });
      },
    };
  };
  return { name: 'webkit', programs, lacks: ['touch', 'drag', 'paper'], start, stop: () => Promise.resolve() };
}
