import type { Page } from '@playwright/test';

/** Where the focus stands, and what is wrong with standing there. */
export interface Stop {
  at: string;
  faults: string[];
}

const browser = 'the browser';

/** Looks at what has the focus, as somebody who sees the screen and has no pointer. */
const look = (page: Page): Promise<Stop> =>
  page.evaluate((away) => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return { at: away, faults: [] };
    const words = (at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40);
    const place = [...document.querySelectorAll('a, button, input, select, textarea, summary')].indexOf(at);
    const { left, top, right, width, height } = at.getBoundingClientRect();
    // Of a field of many lines the browser brings the line of the caret into view.
    const bottom = at.localName === 'textarea' ? top + 24 : top + height;
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    const isAboveAll = at.closest('header, [href="#content"], [role="dialog"], [data-position]') !== null;
    const ground = at.closest('label') ?? at;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const faults = {
      'is hidden': !at.checkVisibility({ visibilityProperty: true }) || width * height < 2,
      'is inert': at.closest('[inert], [aria-hidden="true"]') !== null,
      'is under the bar': !isAboveAll && top < bar - 1,
      'is beyond the screen': left < -1 || right > innerWidth + 1 || (height < innerHeight && (top < -1 || bottom > innerHeight + 1)),
      'is covered': !above || !(ground.contains(above) || above.contains(at)),
      'has no ring': outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0,
    };
    const found = Object.entries(faults).filter(([, isSo]) => isSo);
    return { at: `${place} ${at.localName} ${words}`, faults: found.map(([fault]) => fault) };
  }, browser);

/** Presses a key until the focus has come round to where it was after the first press, at most `most` times. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 120): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const stop = await look(page);
    if (stop.at === stops[0]?.at) break;
    stops.push(stop);
  }
  return stops;
}

/** The names of the stops on the page, in one order whichever way they were walked. */
export const namesOf = (stops: Stop[]): string[] =>
  stops
    .map(({ at }) => at)
    .filter((at) => at !== browser)
    .sort();

/** The stops at which something is wrong. */
export const faultsOf = (stops: Stop[]): Stop[] => stops.filter(({ faults }) => faults.length > 0);
