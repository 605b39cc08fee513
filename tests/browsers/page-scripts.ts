/** What is looked for in a page: a selector, and the name or text of the element. */
export type Target = string | readonly [selector: string, name: string | RegExp];

export interface Query {
  selector: string;
  /** The source of an expression that the name answers. */
  name?: string;
}

export interface Found {
  count: number;
  /** Where its middle is, once it has come to rest and can be pressed. */
  point?: { x: number; y: number };
  box?: { x: number; y: number; width: number; height: number };
  /** Why it cannot be pressed. */
  obstacle?: string;
}

const escapeText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function toQuery(target: Target): Query {
  if (typeof target === 'string') return { selector: target };
  const [selector, name] = target;
  return { selector, name: typeof name === 'string' ? `^${escapeText(name)}$` : name.source };
}

/** Functions that every script below begins with. */
export const prelude = `
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    // The closed contents of a disclosure have boxes in browsers that hide them by \`content-visibility\`.
    const isFolded = element.closest('details:not([open]) > :not(summary)') !== null;
    return !isFolded && width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const textOf = (node, leftOut) => {
    if (node.nodeType === 3) return node.data;
    const isLeftOut = node.nodeType !== 1 || node.matches(leftOut) || getComputedStyle(node).display === 'none';
    return isLeftOut ? '' : Array.from(node.childNodes, (child) => textOf(child, leftOut)).join('');
  };
  const wordsOf = (element) => textOf(element, 'select, textarea, [aria-hidden="true"]');
  const nameOf = (element) => {
    const labelled = element.getAttribute('aria-labelledby');
    const labels = labelled ? labelled.split(' ').map((id) => (document.getElementById(id) || {}).textContent).join(' ') : '';
    const label = element.labels && element.labels[0] ? wordsOf(element.labels[0]) : '';
    return (element.getAttribute('aria-label') || labels || label || wordsOf(element)).replace(/\\s+/g, ' ').trim();
  };
  const findAll = (query) =>
    Array.from(document.querySelectorAll(query.selector)).filter(
      (element) => isShown(element) && (!query.name || new RegExp(query.name, 'i').test(nameOf(element))),
    );
`;

/**
 * Finds an element, scrolls it into view and returns where it can be pressed. A press that meets another element, because the
 * page has moved, is stopped before it reaches the page.
 */
export const locate = `${prelude}
  const [query, at, isPress] = arguments;
  const all = findAll(query);
  const element = all[at < 0 ? all.length + at : at];
  if (!element) return { count: all.length };
  const read = () => element.getBoundingClientRect();
  const bar = element.closest('header, dialog, [role="dialog"], [popover], #menu') ? 0 : 90;
  let box = read();
  const middle = { x: box.left + box.width / 2, y: box.top + Math.min(box.height, innerHeight) / 2 };
  if (middle.y < bar || middle.y > innerHeight - 4 || middle.x < 0 || middle.x > innerWidth)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  box = read();
  // A link of several lines has no middle of its own.
  const [line] = element.localName === 'a' ? element.getClientRects() : [box];
  const target = line && line.width > 0 ? line : box;
  const point = {
    x: (Math.max(target.left, 0) + Math.min(target.right, innerWidth)) / 2,
    y: (Math.max(target.top, 0) + Math.min(target.bottom, innerHeight)) / 2,
  };
  const above = document.elementFromPoint(point.x, point.y);
  // While a browser captures a page for a transition, the root is what any point holds.
  const isCaptured = above === document.documentElement;
  const isMoving = document.getAnimations().some(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().endTime < 1500);
  const isPart = (one) => element.contains(one) || Array.from(element.labels || []).some((label) => label.contains(one));
  const isFree = above && !isCaptured && isPart(above);
  if (isPress && !window.press) {
    window.press = {};
    const watch = (event) => {
      if (event.type === 'pointerdown' && press.isPart) press.hasMissed = !press.isPart(event.target);
      // Its button may have come up elsewhere. Once the press has been heard, the page may click elements of its own.
      if (event.type === 'click' && press.isPart && event.isTrusted) press.hasMissed = !press.isPart(event.target);
      if (!press.hasMissed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) addEventListener(type, watch, true);
  }
  if (isPress) Object.assign(window.press, { isPart, hasMissed: false });
  return {
    count: all.length,
    point,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    obstacle: isFree ? (isMoving ? 'something moves' : '') : above ? above.outerHTML.slice(0, 100) : 'nothing is there',
  };
`;

/** Returns whether the press missed its element, and lets later ones through. */
export const checkPress = `
  const { hasMissed = false } = window.press || {};
  if (window.press) Object.assign(window.press, { isPart: undefined, hasMissed: false });
  return hasMissed;
`;
