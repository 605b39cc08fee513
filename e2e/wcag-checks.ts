import type { Page } from '@playwright/test';

/** Visible controls. Links in running text are as high as their line. */
const targetSelector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/**
 * Success criterion 2.5.8, and 44 px on a phone: the controls that are too small to press. The size of a target includes its label and its
 * pseudo-elements. On a desktop, a smaller target may have space around it instead.
 */
export const findSmallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    ([selector, size]) => {
      const isInline = (element: HTMLElement) => {
        const block = element.closest<HTMLElement>('p, dd, li, label, .MuiCollapse-root');
        return getComputedStyle(element).display === 'inline' && block !== null && block.innerText.trim() !== element.innerText.trim();
      };
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.closest('[inert], [aria-hidden="true"]') === null &&
          getComputedStyle(element).clipPath === 'none' &&
          element.getAttribute('href') !== '#content' &&
          !isInline(element),
      );
      const answers = (element: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      };
      const reach = (element: HTMLElement, x: number, y: number, dx: number, dy: number) => {
        let steps = 0;
        while (steps < size && answers(element, x + (steps + 1) * dx, y + (steps + 1) * dy)) steps += 1;
        return steps;
      };
      const lacking = shown.filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const across = (dx: number, dy: number) =>
          reach(element, left + width / 2, top + height / 2, dx, dy) + reach(element, left + width / 2, top + height / 2, -dx, -dy) + 1;
        return (width < size && across(1, 0) < size - 2) || (height < size && across(0, 1) < size - 2);
      });
      scrollTo({ top: 0, behavior: 'instant' });
      return lacking.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" ${Math.round(width)}x${Math.round(height)}`;
      });
    },
    [targetSelector, least] as const,
  );

/** Texts that are cut off or overlap. */
export const findBrokenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    const leaves = [...document.querySelectorAll<HTMLElement>('header *, main *, footer *')].filter(
      (element) =>
        Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isHidden(element) &&
        // The name in a wordmark stands outside its box while the picture is there.
        element.closest('svg, option, [aria-hidden="true"], .MuiCollapse-hidden, [style*="--src"]') === null,
    );
    const range = document.createRange();
    const boxes = leaves.flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return texts
        .flatMap((text) => {
          range.selectNode(text);
          return [...range.getClientRects()];
        })
        .filter((box) => box.width * box.height > 4)
        .map((box) => ({ element, box }));
    });
    const words = (element: Element) => element.textContent.trim().slice(0, 40);
    const isClipped = ({ element, box }: (typeof boxes)[number]) => {
      for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (/hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true;
        if (/hidden|clip/.test(overflowY) && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3)) return true;
        if (/auto|scroll/.test(`${overflowX}${overflowY}`) || position === 'fixed') return false;
      }
      return box.left < -1 || box.right > innerWidth + 1;
    };
    const covers = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4;
    const lying = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            covers(one.box, other.box) &&
            !one.element.contains(other.element) &&
            !other.element.contains(one.element) &&
            !(one.element.closest('header') && !one.element.closest('main')),
        )
        .map((other) => `"${words(one.element)}" lies on "${words(other.element)}"`),
    );
    return [...new Set([...boxes.filter(isClipped).map(({ element }) => `"${words(element)}" is cut off`), ...lying])];
  });
