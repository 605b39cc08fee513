import type { Page } from '@playwright/test';

/** The inline style of the body, the scroll position, and the inert elements. */
export const readPageState = (page: Page) =>
  page.evaluate(() => ({
    body: document.body.style.cssText,
    root: document.documentElement.style.cssText,
    scroll: [scrollX, scrollY],
    inert: document.querySelectorAll('[inert]').length,
    hidden: document.querySelectorAll('#___gatsby[aria-hidden]').length,
  }));

/** Sets inline styles on body and root, as a browser extension may, and scrolls down. */
export const setForeignStyles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.style.cssText = 'overflow: scroll; padding-right: 3px;';
    document.documentElement.style.cssText = 'color-scheme: light;';
    scrollTo({ top: 240, behavior: 'instant' });
  });

/** The positions of elements in px, including those that move with the edge of the window. */
export const readElementPositions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, header button, h1, h2, main p, main img, footer a, [data-position] > *')]
      .filter(
        (element) => element.closest('#partners-panel, #menu, [role="dialog"], [role="region"]') === null && element.checkVisibility(),
      )
      .map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return `${element.localName} ${element.textContent.slice(0, 20)} ${x} ${y} ${width}`;
      }),
  );
