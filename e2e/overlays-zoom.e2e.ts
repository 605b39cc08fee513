import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from '../tests/support/hydration';
import { auditState, noFindings } from './page-audit';
import { groupByPath, inlineStates, listNames, mobileMenu, openState, partnersOverlay, zoomedOverlays } from '../tests/support/open-states';

const questionStates = inlineStates.filter(({ name, width }) => name === 'a question' && width === 390);

const closeButtons = (page: Page) => page.getByRole('button', { name: /^Close/ }).filter({ visible: true });

// A desk of 1440 by 900 px at 200 %.
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

for (const states of groupByPath([...zoomedOverlays, ...questionStates])) {
  const closedStates = [mobileMenu, partnersOverlay].filter((state) => states.includes(state));
  const closeRows = closedStates.length > 0 ? ['N4', 'N5'] : [];
  const closedNames = closedStates.length > 0 ? `, and a button closes ${listNames(closedStates)}` : '';

  test(`[${['X1', ...closeRows].join(', ')}] at 200 % zoom every control of these is usable: ${listNames(states)}${closedNames}`, async ({
    page,
  }) => {
    await openHydrated(page, states[0]!.path);
    for (const state of states) expect(await auditState(page, state), state.name).toEqual(noFindings);
    for (const state of closedStates) {
      await openState(page, state);
      await page.keyboard.press('Shift+Tab');
      await closeButtons(page).click();
      await expect(state.content(page), state.name).toBeHidden();
    }
  });
}
