import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Texts that touch the rule above or below them, and headings, figures and lists that touch what is beside them. */
export const findTouchingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const measure = (element: Element) => {
      const boxes = Array.from(element.querySelectorAll('img'), (image) => image.getBoundingClientRect());
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        // Words for screen readers alone have a box, and draw nothing.
        if (getComputedStyle(texts.currentNode.parentElement!).clipPath !== 'none') continue;
        range.selectNode(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) };
    };
    // Half of what a line leaves above and below its letters is no space.
    const touches = (distance: number) => Math.abs(distance) < 3.5;
    const isStacked = (upper: Element, lower: Element) => lower.getBoundingClientRect().top > upper.getBoundingClientRect().bottom - 1;
    const spaced = 'h1, h2, h3, figure, ul, ol, dl';
    const touching = [...document.querySelectorAll('main *')].filter((element) => {
      const { display, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      if (/^(?:inline|none)/.test(display)) return false;
      const [above, below] = [parseFloat(borderTopWidth), parseFloat(borderBottomWidth)];
      const next = element.nextElementSibling;
      const isBeside = next !== null && (element.matches(spaced) || next.matches(spaced)) && isStacked(element, next);
      if (above + below === 0 && !isBeside) return false;
      const { top, bottom } = measure(element);
      const box = element.getBoundingClientRect();
      return (
        (above > 0 && touches(top - box.top - above)) ||
        (below > 0 && touches(box.bottom - below - bottom)) ||
        (isBeside && touches(measure(next).top - bottom))
      );
    });
    return touching.map(({ localName, textContent }) => `${localName} "${textContent.trim().slice(0, 40)}"`);
  });

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
