import type { Layout, Need } from './drivers/driver';
import type { Visitor } from './visitor';

/** Something the site does, in whatever browser. */
export interface Behavior {
  /** Begins with the ids of the rows of docs/product.md: `[N2] the bar is opaque at 101 px`. */
  title: string;
  layout: Layout;
  needs: readonly Need[];
  isMotionReduced: boolean;
  isScriptless: boolean;
  run: (visitor: Visitor) => Promise<void>;
}

type Options = Partial<Omit<Behavior, 'title' | 'run'>>;

const defaults = { layout: 'desktop', needs: [], isMotionReduced: false, isScriptless: false } as const;

/** Names a behavior; by default on the desktop and with scripts. */
export function behavior(title: string, run: Behavior['run'], options: Options = {}): Behavior {
  const isMotionReduced = options.isMotionReduced ?? false;
  const needs = [...(options.needs ?? []), ...(isMotionReduced ? (['reduced motion'] as const) : [])];
  return { ...defaults, ...options, needs, title, run };
}
