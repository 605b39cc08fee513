import { expect, type Page } from '@playwright/test';
import { findAxeViolations } from '../tests/support/axe';
import { findFaultyStops, type FocusStop, tabThrough } from './focus-order';

/** Text and controls that the sides of the screen cut off. */
const findClippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, #menu *, #partners-panel *, :is(dialog[open], [role="dialog"]) *')]
      .filter((element) => element.checkVisibility() && element.closest('[href="#content"], [aria-hidden="true"]') === null)
      .filter((element) => element.textContent.trim() !== '' || element.matches('a, button, input, img, svg'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => `${element.localName} ${element.textContent.slice(0, 30)}`),
  );

/** Scrolls to the end of the page, where a sticky bar lies on nothing. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** The problems of what is open: what is cut off, and where the focus is not visible on a walk by keyboard. */
export async function findAuditFaults(page: Page): Promise<(string | FocusStop)[]> {
  return [...(await findClippedElements(page)), ...findFaultyStops(await tabThrough(page, 'Tab'))];
}

/** The fields with text below 16 px, into which iOS zooms. */
export const findSmallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [name="_margin"])')]
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 80)),
  );

/** Expects no horizontal scroll and no axe violation in the page or a part of it, on the narrowest phone and a desktop. */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(overflow, `${state}, at ${width} px`).toBe(0);
    await scrollToEnd(page);
    expect.soft(await findAxeViolations(page, within), `${state}, at ${width} px`).toEqual([]);
  }
}

/** Makes the text of a browser twice as large, as a visitor does in its settings, or as large as it was. */
export async function setFontSize(page: Page, size: 16 | 32): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}

/** Collects everything that a page should not do, as text, as it occurs; violations of the policy are console messages too. */
export function collectPageErrors(page: Page, host: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      errors.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => errors.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`answered ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, host: requestHost, href } = new URL(request.url());
    if (protocol.startsWith('http') && requestHost !== host) errors.push(`another host: ${href}`);
  });
  return errors;
}

/** The sum of all layout shifts of the document so far. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
  });

/** The inline style of the body, the scroll position, and the inert elements. */
export const readPageState = (page: Page) =>
  page.evaluate(() => ({
    body: document.body.style.cssText,
    root: document.documentElement.style.cssText,
    scroll: [scrollX, scrollY],
    inert: document.querySelectorAll('[inert]').length,
    hidden: document.querySelectorAll('#___gatsby[aria-hidden]').length,
  }));

/** The positions of elements in px, including those that move with the edge of the window. */
export const readElementPositions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, h1, h2, main p, main img, footer a, [data-position] > *')]
      .filter(
        (element) =>
          element.closest('#partners-panel, #menu, dialog, [role="dialog"], [role="region"]') === null && element.checkVisibility(),
      )
      .map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return `${element.localName} ${element.textContent.slice(0, 20)} ${x} ${y} ${width}`;
      }),
  );
