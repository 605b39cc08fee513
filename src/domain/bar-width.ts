/** The widths of the bar in em of the browser's type size, as they are measured: a capital with its spacing, the gap between two links, an icon. */
const [capital, gap, icon] = [0.53, 2, 1.3];

/** Above this window labels grow (`--size-label` in `ui/tokens.css`), up to this capital. */
const grown = { window: 90, capital: 0.62 };

/** What the words of the design take, and the widest window that has them in the menu: `--small-bar` in `ui/tokens.css`. */
const design = { words: 41, smallBar: 70.25 };

/** The part of a window that the margins of the page leave. */
const contentShare = 0.9;

interface BarLink {
  label?: string | undefined;
  icon?: unknown;
}

/**
 * N3: the widest window, in em, whose bar has its words in the menu, because they do not fit beside each other. The site is prerendered: the
 * build finds it by the number of letters.
 * @param shop the words of the button beside the links.
 */
export function getSmallBar(links: readonly (BarLink | undefined)[], shop: string): number {
  const letters = [shop, ...links.map((link) => link?.label ?? '')].join('').length;
  const others = (links.length - 1) * gap + links.filter((link) => link?.icon).length * icon;
  const measure = (width: number) => design.smallBar + Math.max(0, Math.ceil((letters * width + others - design.words) / contentShare));
  const smallBar = measure(capital);
  return smallBar > grown.window ? measure(grown.capital) : smallBar;
}
