import type { Page } from '@playwright/test';

/** The focused element, and what makes its focus hard to see. */
export interface FocusStop {
  at: string;
  faults: string[];
}

declare global {
  interface Window {
    inspectFocus?: () => FocusStop;
  }
}

const outsidePage = 'the browser';

/** Gives a page the function that tells the focused element within a part, and whether its focus can be seen. */
const addInspection = (page: Page, part: string): Promise<void> =>
  page.evaluate(
    ([away, within]) => {
      window.inspectFocus = () => {
        const { activeElement: at } = document;
        if (!at || at === document.body || !at.closest(within)) return { at: away, faults: [] };
        const scrolls = (one: Element | null): boolean =>
          one !== null && one !== document.body && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
        const words = (at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40);
        const place = [...document.querySelectorAll('a, button, input, select, textarea, summary')].indexOf(at);
        const { left, top, right, width, height } = at.getBoundingClientRect();
        // In a textarea the browser scrolls the line of the caret into view.
        const bottom = at.localName === 'textarea' ? top + 24 : top + height;
        const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
        const isAboveAll = at.closest('header, [href="#content"], dialog, [role="dialog"], [data-position]') !== null;
        const ground = at.closest('label') ?? at;
        const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
        // In a row that scrolls sideways the browser does not scroll to an element of which 32 px are visible.
        const isInRow = scrolls(at.parentElement);
        const isAside = isInRow ? end - start < Math.min(width, 32) : left < -1 || right > innerWidth + 1;
        const above = document.elementFromPoint((start + end) / 2, (top + bottom) / 2);
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        const faults = {
          'is hidden': !at.checkVisibility({ visibilityProperty: true }) || width * height < 2,
          'is inert': at.closest('[inert], [aria-hidden="true"]') !== null,
          // What is taller than the window below the bar cannot be shown whole.
          'is under the bar': !isAboveAll && top < bar - 1 && (height <= innerHeight - bar || bottom <= bar),
          'is beyond the screen': isAside || (height < innerHeight - 32 && (top < -1 || bottom > innerHeight + 1)),
          'is covered': !above || !(ground.contains(above) || above.contains(at)),
          // The built-in button of a date input has a ring of its own.
          'has no ring': at.matches(':focus') && (outlineStyle === 'none' || Number.parseFloat(outlineWidth) === 0),
        };
        const found = Object.entries(faults).filter(([, isFound]) => isFound);
        return { at: `${place} ${at.localName} ${words}`, faults: found.map(([fault]) => fault) };
      };
    },
    [outsidePage, part] as const,
  );

/**
 * Presses a key until the focus is again where it was after the first press, or has left a part of the page, at most `max` times. Each stop is read before the next press:
 * of presses that are sent at once, a whole Chromium moves the focus after it has told that the key is up.
 */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', max = 120, part?: string): Promise<FocusStop[]> {
  await addInspection(page, part ?? 'body');
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: key === 'Tab' ? 0 : 8 };
  const press = () =>
    Promise.all((['rawKeyDown', 'keyUp'] as const).map((type) => session.send('Input.dispatchKeyEvent', { ...tab, type })));
  const readStop = async () => {
    await press();
    const { result } = await session.send('Runtime.evaluate', { expression: 'inspectFocus()', returnByValue: true });
    return result.value as FocusStop;
  };
  const first = await readStop();
  const stops = [first];
  const isEnd = ({ at }: FocusStop) => at === first.at || (part !== undefined && at === outsidePage);
  for (let stop = await readStop(); !isEnd(stop) && stops.length < max; stop = await readStop()) stops.push(stop);
  await session.detach();
  return stops;
}

export const findFaultyStops = (stops: FocusStop[]): FocusStop[] => stops.filter(({ faults }) => faults.length > 0);
