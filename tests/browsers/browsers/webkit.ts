import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, type Driver, layouts, type Layout } from '../drivers/driver';
import { endGroup, startProgram } from '../drivers/process-group';
import { startWebDriver } from '../drivers/webdriver';

const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

const programs = {
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  [miniBrowser]: 'libwebkit2gtk-4.1-0',
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/xdotool': 'xdotool',
};

/** A screen in memory, by its name. */
async function startScreen(signal: AbortSignal): Promise<{ display: string; end: () => void }> {
  const flags = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = startProgram('Xvfb', flags, signal, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3]!, 'data', { signal })) as [Buffer];
  return { display: `:${number.toString().trim()}`, end: () => endGroup(screen) };
}

/** Without a window manager no window has the keyboard until it is given to it. */
async function focusWindow(display: string, driver: Driver, signal: AbortSignal): Promise<void> {
  const xdotool = (...words: string[]) =>
    execFileSync('xdotool', words, { env: { ...process.env, DISPLAY: display }, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  do {
    signal.throwIfAborted();
    for (const id of xdotool('search', '--onlyvisible', '.').trim().split('\n')) xdotool('windowfocus', '--sync', id);
  } while ((await driver.read('return document.hasFocus();', [])) !== true);
}

/** WebKitGTK of Debian 12, which gets the security updates, so that it is as new as the current Safari. */
export function createWebKitGtk(): Browser {
  const start = async (layout: Layout, signal: AbortSignal) => {
    const { width, height } = layouts[layout];
    const screen = await startScreen(signal);
    const env = { DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
    const options = { binary: miniBrowser, args: ['--automation', '--full-screen'] };
    const capabilities = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
    const driver = await startWebDriver({ command: 'WebKitWebDriver', env, capabilities, window: { width, height } }, signal);
    await focusWindow(screen.display, driver, signal);
    const close = async () => {
      await driver.close();
      screen.end();
    };
    return { ...driver, close };
  };
  return { name: 'webkit', programs, lacks: ['paper'], start };
}
