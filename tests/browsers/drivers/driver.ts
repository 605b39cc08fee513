import type { Connection } from '../site-proxy';

/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export type PointerStep = ({ type: 'move' } & Point) | { type: 'down' } | { type: 'up' };

/** The window a journey is tried in. */
export type Layout = 'desktop' | 'phone' | 'narrow';

export const layouts: Record<Layout, { width: number; height: number }> = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
};

/** The operations that every browser provides for a journey, whatever its protocol. */
export interface Driver {
  /** Begins to load a document; the visitor waits for it. */
  open: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  back: () => Promise<unknown>;
  forward: () => Promise<unknown>;
  /** Evaluates a script in the page, `return` and `arguments` as in a function body. The result is JSON. */
  read: (body: string, values: unknown[]) => Promise<unknown>;
  /** Presses keys one after another: one character, or a name as in `KeyboardEvent.key`, modifiers before a plus: `Shift+Tab`. */
  press: (keys: string[]) => Promise<void>;
  pointer: (steps: PointerStep[]) => Promise<void>;
  /** Prints the page on A4, as a PDF. */
  print: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** The features that a driver or its browser may lack. docs/browsers.md gives the reasons. */
export type Need = 'hover' | 'paper';

/** A column of the table. */
export interface Browser {
  name: string;
  /** Its programs and the packages of Debian that hold them; none where the machine has its own. */
  programs?: Readonly<Record<string, string>>;
  /** What it cannot show, so that a journey which needs it is not tried. */
  lacks: readonly Need[];
  connection?: Connection;
  /** How many times longer than usual a journey may take. Those of a slow one are tried side by side. */
  patience?: number;
  /** Opens a session; `close` of the driver ends it. When the signal is aborted, what the start has begun ends. */
  start: (layout: Layout, signal: AbortSignal) => Promise<Driver>;
}
