import { chromium } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '../../support/chromium';
import { type Browser, type Driver, layouts } from '../drivers/driver';

/** Makes a machine without a mouse report one: fine pointer, and hover. */
const mouseFlag = '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

const launchOptions = {
  executablePath: findWholeChromium(),
  args: [...chromiumFlags, mouseFlag],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

/** The Chromium or Chrome of the machine. */
export const createChromium = (): Browser => ({
  name: 'chromium',
  lacks: [],
  start: async (layout): Promise<Driver> => {
    const browser = await chromium.launch(launchOptions);
    const context = await browser.newContext({ viewport: layouts[layout], hasTouch: layout === 'phone' });
    context.setDefaultTimeout(0);
    const page = await context.newPage();
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
      close: () => browser.close(),
    };
  },
});
