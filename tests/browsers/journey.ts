import type { Layout, Need } from './drivers/driver';
import type { Visitor } from './visitor';

/** The browsers that stand for old versions and for a weak phone. */
export type FallbackBrowser = 'chrome-102' | 'firefox-115' | 'safari-15.6' | 'slow';

/** What a visitor does on a page and goes on to do, in whatever browser. */
export interface Journey {
  /** Begins with the ids of the rows of docs/product.md: `[N2] the bar is opaque at 101 px`. */
  title: string;
  layout: Layout;
  needs: readonly Need[];
  /** Those of the old and slow browsers in which each change tries it, because a feature that they lack matters to it. */
  fallbacks: readonly FallbackBrowser[];
  isMotionReduced: boolean;
  isScriptless: boolean;
  run: (visitor: Visitor) => Promise<void>;
}

type Options = Partial<Omit<Journey, 'title' | 'run'>>;

const defaults = { layout: 'desktop', needs: [], fallbacks: [], isMotionReduced: false, isScriptless: false } as const;

const currentBrowsers = ['chromium', 'firefox', 'webkit'];

/** Whether each change tries a journey in a browser. Each week tries all of them in all. */
export const isTriedEachChange = ({ fallbacks }: Pick<Journey, 'fallbacks'>, browser: string): boolean =>
  currentBrowsers.includes(browser) || fallbacks.some((one) => one === browser);

/** Names a journey; without options it is on the desktop, with motion and scripts. */
export function journey(title: string, options: Options, run: Journey['run']): Journey {
  const needs = [...(options.needs ?? []), ...(options.isMotionReduced === true ? (['reduced motion'] as const) : [])];
  return { ...defaults, ...options, needs, title, run };
}
