import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A built page with its style sheets in the opposite order, as bundling may put them: those of all pages last. */
export function turnStyleSheets(html: string, root = 'public'): string {
  const names = readdirSync(root).filter((name) => /^sheet-.*\.css$/.test(name));
  const own = names.map((name) => readFileSync(`${root}/${name}`, 'utf8')).filter((text) => html.includes(text));
  const [, shared = ''] = /gatsby-global-css"[^>]*>([^<]*)</.exec(html) ?? [];
  const sheets = [...new Set([shared, ...own])].sort((one, other) => html.indexOf(one) - html.indexOf(other));
  const marked = sheets.reduce((text, sheet, index) => text.replace(sheet, () => `/*sheet ${index}*/`), html);
  return marked.replace(/\/\*sheet (\d+)\*\//g, (_, index) => sheets.at(-1 - Number(index))!);
}

/** How each element of a page looks: where it is, and some of its style. */
export const readLooks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['color', 'background', 'font', 'letter-spacing', 'border', 'opacity', 'visibility', 'position', 'z-index'] as const;
    return Array.from(document.body.querySelectorAll('*'), (element) => {
      const style = getComputedStyle(element);
      const look = [JSON.stringify(element.getBoundingClientRect()), ...names.map((name) => style.getPropertyValue(name))];
      return `${element.outerHTML.slice(0, 120)} ${look.join()}`;
    });
  });

/** The words that stand in two lines, and those that the window cuts off. What is hidden or scrolls by itself is left out. A hyphen, a dash and a slash part words; addresses may be broken. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isSeen = (element: Element | null): boolean => {
      if (!element) return true;
      const { clipPath, overflowX } = getComputedStyle(element);
      return clipPath === 'none' && !/auto|scroll/.test(overflowX) && isSeen(element.parentElement);
    };
    const isBroken = (text: Text, { 0: word, index }: RegExpExecArray): boolean => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const isCut = ({ left, right }: DOMRect) => left < -1 || right > document.documentElement.clientWidth + 1;
      return boxes.some((box) => box.top > boxes[0]!.bottom - 1 || isCut(box));
    };
    return texts
      .filter(
        ({ parentElement: box }) =>
          box!.checkVisibility({ visibilityProperty: true }) &&
          !box!.closest('script, style, [aria-live], form > [aria-hidden]') &&
          isSeen(box),
      )
      .flatMap((text) => [...text.data.matchAll(/[^\s\u00a0–—/-]+[–—/-]*/g)].filter((word) => isBroken(text, word)).map(([word]) => word))
      .filter((word) => !word.includes('@'));
  });
