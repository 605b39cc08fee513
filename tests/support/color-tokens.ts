import { readFileSync } from 'node:fs';

export const tokensFile = 'src/ui/tokens.css';

/** A color of the style tokens as it is written there: `#7c3a20`. */
export function readColorToken(name: string): string {
  const [, color] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(readFileSync(tokensFile, 'utf8')) ?? [];
  if (color === undefined) throw new Error(`${tokensFile} has no color "--${name}: #rrggbb;".`);
  return color;
}

/** The same as browsers compute it: `rgb(124, 58, 32)`. */
export const toComputedColor = (hex: string): string => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** What the comparison build “changed” has in place of a color: one that differs in its last digit. */
export const toChangedColor = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');
