import { expect, test } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/support/chromium';
import { openHydrated } from '../tests/support/hydration';
import { auditState, noFindings } from './page-audit';
import { groupByPath, listNames, zoomedOverlays } from '../tests/support/open-states';
import { splitInHalves } from '../tests/support/halves';
import { samplePaths } from '../tests/support/sample-pages';
import { findBrokenTexts } from './wcag-checks';

// A browser with text at twice the size.
test.use({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'] },
});

for (const { part, half } of splitInHalves(samplePaths))
  test(`[X1] with text at 200 % no text of any kind of page is cut off or overlaps another (${part})`, async ({ page }) => {
    for (const path of half)
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 700 });
        await openHydrated(page, path);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: width < 800 ? 700 : 800 });
          expect.soft(await findBrokenTexts(page), `${path} at ${width} px`).toEqual([]);
          await page.evaluate(() => scrollTo({ left: 1_000, behavior: 'instant' }));
          expect.soft(await page.evaluate(() => scrollX), `${path} at ${width} px`).toBe(0);
        }
      });
  });

for (const width of [390, 1440])
  for (const states of groupByPath(zoomedOverlays))
    test(`[X1] with text at 200 % these are usable at ${width} px: ${listNames(states)}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openHydrated(page, states[0]!.path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const state of states) expect(await auditState(page, state), state.name).toEqual(noFindings);
    });
