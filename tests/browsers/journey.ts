import type { Layout, Need } from './drivers/driver';
import type { Visitor } from './visitor';

/** What a visitor does on a page and goes on to do, in whatever browser. */
export interface Journey {
  /** Begins with the ids of the rows of docs/product.md: `[N2] the bar is opaque at 101 px`. */
  title: string;
  layout: Layout;
  needs: readonly Need[];
  isScriptless: boolean;
  run: (visitor: Visitor) => Promise<void>;
}

type Options = Partial<Omit<Journey, 'title' | 'run'>>;

const defaults = { layout: 'desktop', needs: [], isScriptless: false } as const;

/** Names a journey; without options it is on the desktop, with motion and scripts. */
export const journey = (title: string, options: Options, run: Journey['run']): Journey => ({ ...defaults, ...options, title, run });
