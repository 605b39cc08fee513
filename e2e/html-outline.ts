import type { Page } from '@playwright/test';
import { readBuiltHtml } from './built-site';

/** A link as it is heard, and where it leads. */
export interface NamedLink {
  name: string;
  href: string;
}

/** What a page is to somebody who does not see it. */
export interface HtmlOutline {
  language: string;
  /** The levels of its headings, and what they say. */
  headings: [level: number, text: string][];
  links: NamedLink[];
  ids: string[];
  /** Its landmarks, each with its name. */
  landmarks: string[];
  /** Pictures that lack a text or a box. */
  incompleteImages: string[];
  /** Ids that stand on the page twice, or that something names and that are nowhere. */
  invalidIds: string[];
}

/** Reads the built HTML of a page as a browser does, and runs nothing of it. */
export const parseOutline = (page: Page, path: string): Promise<HtmlOutline> =>
  page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll<HTMLElement>(selector)];
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const nameOf = (element: Element): string => {
      const label = element.getAttribute('aria-label') ?? (element.localName === 'img' ? element.getAttribute('alt') : null);
      if (label !== null) return label;
      if (element.getAttribute('aria-hidden') === 'true') return '';
      return Array.from(element.childNodes, (node) => (node instanceof Element ? nameOf(node) : node.textContent)).join(' ');
    };
    const labelOf = (element: Element): string => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      return words(element.getAttribute('aria-label') ?? ids.map((id) => parsed.getElementById(id)?.textContent).join(' '));
    };
    const isShut = (element: Element) => element.closest('[hidden], [popover]') !== null;
    const isOutside = (element: Element) => element.closest('main, article, section') === null;
    const landmarks = all('header, main, footer, nav, section, [role="region"]').filter(
      (element) =>
        !isShut(element) &&
        (/header|footer/.test(element.localName) ? isOutside(element) : true) &&
        (element.localName !== 'section' || labelOf(element) !== ''),
    );
    const ids = all('[id]').map(({ id }) => id);
    const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'].flatMap((name) =>
      all(`[${name}]`).flatMap((element) => element.getAttribute(name)!.split(' ')),
    );
    return {
      language: parsed.documentElement.lang,
      headings: all('h1, h2, h3, h4, h5, h6').map((heading): [number, string] => [Number(heading.localName[1]), words(nameOf(heading))]),
      links: all('a[href]').map((link) => ({ name: words(nameOf(link)), href: link.getAttribute('href')! })),
      ids,
      landmarks: landmarks.map((element) => `${element.localName} ${labelOf(element)}`.trim()),
      incompleteImages: all('img')
        .filter((img) => !['alt', 'width', 'height'].every((name) => img.hasAttribute(name)))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      invalidIds: [...ids.filter((id, at) => ids.indexOf(id) !== at), ...named.filter((id) => !ids.includes(id))],
    };
  }, readBuiltHtml(path));
