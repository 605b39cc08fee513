import { chromium } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../../support/chromium';
import { type Browser, type Driver, layouts } from '../drivers/driver';
import { slowDownGroup } from '../drivers/process-group';

/** Makes a machine without a mouse report one: fine pointer, and hover. */
const mouseFlag = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const launchOptions = {
  executablePath: findWholeChromium(),
  args: [...chromiumFlags, mouseFlag],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** The Chromium or Chrome of the machine, `slowdown` times slower. Each session has a browser of its own, or they would share its part of the processor. */
const createChromium = (settings: Pick<Browser, 'name' | 'connection' | 'patience'>, slowdown = 1): Browser => ({
  ...settings,
  lacks: [],
  start: async (layout): Promise<Driver> => {
    const server = await chromium.launchServer(launchOptions);
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({
      viewport: layouts[layout],
      hasTouch: layout === 'phone',
    });
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    if (slowdown > 1) slowDownGroup(server.process(), slowdown);
    const isCommitted = { waitUntil: 'commit' } as const;
    return {
      open: (url) => page.goto(url, isCommitted),
      reload: () => page.reload(isCommitted),
      back: () => page.goBack(isCommitted),
      forward: () => page.goForward(isCommitted),
      read: (body, values) => page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(values)})`),
      press: async (keys) => {
        for (const key of keys) await page.keyboard.press(key);
      },
      pointer: async (steps) => {
        for (const step of steps) await (step.type === 'move' ? page.mouse.move(step.x, step.y) : page.mouse[step.type]());
      },
      print: () => page.pdf({ format: 'A4', preferCSSPageSize: true }),
      close: () => server.kill(),
    };
  },
});

export const createCurrentChromium = (): Browser => createChromium({ name: 'chromium' });

/** A weak phone on a weak connection: a sixth of the processor, 400 kbit/s. */
export const createWeakPhone = (): Browser =>
  createChromium({ name: 'slow', patience: 6, connection: { bytesPerSecond: 400_000 / 8, latency: 150 } }, 6);
