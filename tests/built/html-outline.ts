import { readBuiltHtml } from '../support/built-site';
import { parseHtml } from '../support/html-parser';

/** A link with its accessible name. */
export interface NamedLink {
  name: string;
  href: string;
}

/** The structure of a page as a screen reader presents it. */
export interface HtmlOutline {
  language: string;
  /** Its headings, each with its level and text. */
  headings: [level: number, text: string][];
  links: NamedLink[];
  ids: string[];
  /** Its landmarks, each with its name. */
  landmarks: string[];
  /** Pictures without `alt`, `width` or `height`. */
  incompleteImages: string[];
  /** Ids that occur twice, or that an attribute names and no element has. */
  invalidIds: string[];
}

function readOutline(path: string): HtmlOutline {
  const parsed = parseHtml(readBuiltHtml(path));
  const all = (selector: string) => [...parsed.querySelectorAll<HTMLElement>(selector)];
  const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? (element.localName === 'img' ? element.getAttribute('alt') : null);
    if (label !== null) return label;
    if (element.getAttribute('aria-hidden') === 'true') return '';
    return Array.from(element.childNodes, (node) => ('localName' in node ? nameOf(node as Element) : node.textContent)).join(' ');
  };
  const labelOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    return collapseSpaces(element.getAttribute('aria-label') ?? ids.map((id) => parsed.getElementById(id)?.textContent).join(' '));
  };
  const isClosed = (element: Element) => element.closest('[hidden], [popover]') !== null;
  const isOutside = (element: Element) => element.closest('main, article, section') === null;
  const landmarks = all('header, main, footer, nav, section, [role="region"]').filter(
    (element) =>
      !isClosed(element) &&
      (/header|footer/.test(element.localName) ? isOutside(element) : true) &&
      (element.localName !== 'section' || labelOf(element) !== ''),
  );
  const ids = all('[id]').map(({ id }) => id);
  const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list'].flatMap((name) =>
    all(`[${name}]`).flatMap((element) => element.getAttribute(name)!.split(' ')),
  );
  return {
    language: parsed.documentElement.lang,
    headings: all('h1, h2, h3, h4, h5, h6').map((heading): [number, string] => [
      Number(heading.localName[1]),
      collapseSpaces(nameOf(heading)),
    ]),
    links: all('a[href]').map((link) => ({ name: collapseSpaces(nameOf(link)), href: link.getAttribute('href')! })),
    ids,
    landmarks: landmarks.map((element) => `${element.localName} ${labelOf(element)}`.trim()),
    incompleteImages: all('img')
      .filter((img) => !['alt', 'width', 'height'].every((name) => img.hasAttribute(name)))
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    invalidIds: [...ids.filter((id, index) => ids.indexOf(id) !== index), ...named.filter((id) => !ids.includes(id))],
  };
}

const outlines = new Map<string, HtmlOutline>();

/** Parses the built HTML of a page, once for each path. No script of it runs. */
export function parseOutline(path: string): HtmlOutline {
  const outline = outlines.get(path) ?? readOutline(path);
  outlines.set(path, outline);
  return outline;
}
