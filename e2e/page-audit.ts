import { expect, type Locator, type Page } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { findFaultyStops, type FocusStop, tabThrough } from './focus-order';

/** Text and controls that the sides of the screen cut off. */
const findClippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, #menu *, #partners-panel *, [role="dialog"] *')]
      .filter((element) => element.checkVisibility() && element.closest('[href="#content"], [aria-hidden="true"]') === null)
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => `${element.localName} ${element.textContent.slice(0, 30)}`),
  );

/** The problems of what is open: what is cut off, and where the focus is not visible on a walk by keyboard. */
export async function findAuditFaults(page: Page): Promise<(string | FocusStop)[]> {
  return [...(await findClippedElements(page)), ...findFaultyStops(await tabThrough(page, 'Tab'))];
}

/** Expects no horizontal scroll at any width, and no axe violation in the page or a part of it on a phone or a desktop. */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `${state}, at ${width} px`).toBe(0);
  }
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await findAxeViolations(page, within), `${state}, at ${width} px`).toEqual([]);
  }
}

/** Makes the text of a browser twice as large, as a visitor does in its settings, or as large as it was. */
export async function setFontSize(page: Page, size: 16 | 32): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}

/** Keeps one of several equal items in a row. */
const collapseRepeats = (tree: string): string => tree.replace(/(^( *)- .*\n(?:\2 +- .*\n)*)\1+/gm, '$1');

/**
 * The accessibility tree of a part of a page without the words of content: roles, levels and states, what comes several times in a row once.
 * An edit of content leaves it as it is. `--update-snapshots` writes them anew, to be read again.
 */
export async function takeAriaSnapshot(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n').filter((line) => !/^\s*- (?:\/\w+|text):/.test(line));
  const bare = lines.map((line) =>
    line
      .replace(/^(\s*- )'(.*)'(:?)$/, '$1$2$3')
      .replace(/ "(?:[^"\\]|\\.)*"/, '')
      .replace(/:(?: .*)?$/, ''),
  );
  // Twice: what is in the entries of a list, then the entries.
  return collapseRepeats(collapseRepeats(`${bare.join('\n')}\n`));
}
