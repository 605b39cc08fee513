import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Driver, layouts } from '../drivers/driver';
import { findFreePort } from '../../support/free-port';
import { connectMarionette, connectTo, marionetteNames } from '../drivers/marionette';
import { askUntilAnswered, endGroup, startProgram } from '../drivers/process-group';
import { createWebDriver } from '../drivers/webdriver';

type Send = (name: string, parameters?: object) => Promise<unknown>;

const preferences = (port: number) => ({
  'marionette.port': port,
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
});

/** Runs a script in the window of the browser, which sizes the page. */
async function readInWindow(send: Send, script: string, args: unknown[]): Promise<void> {
  await send('Marionette:SetContext', { value: 'chrome' });
  await send('WebDriver:ExecuteScript', { script, args });
  await send('Marionette:SetContext', { value: 'content' });
}

const arrange = `
  const [width, height] = arguments;
  const browser = gBrowser.selectedBrowser;
  browser.style.cssText = 'flex: none; width: ' + width + 'px; height: ' + height + 'px; min-width: 0;';`;

/** Firefox ESR of Debian 12, driven by Marionette, its own form of W3C WebDriver. */
export const createFirefox = (): Browser => ({
  name: 'firefox',
  programs: { '/usr/bin/firefox-esr': 'firefox-esr' },
  lacks: ['hover'],
  start: async (layout, signal): Promise<Driver> => {
    const port = await findFreePort();
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const lines = Object.entries(preferences(port)).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const flags = ['--headless', '--marionette', '-remote-allow-system-access', '--no-remote', '--profile', profile];
    const firefox = startProgram('firefox-esr', [...flags, '--width', '1300', '--height', '1100'], signal);
    const send = connectMarionette(await askUntilAnswered(firefox, signal, () => connectTo(port)));
    await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } });
    const { width, height } = layouts[layout];
    await readInWindow(send, arrange, [width, height]);
    return createWebDriver(
      (command, parameters) => send(marionetteNames[command], parameters),
      () => {
        endGroup(firefox);
        rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
        return Promise.resolve();
      },
    );
  },
});
