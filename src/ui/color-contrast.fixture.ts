/** Red, green and blue, 0 to 255 each, in sRGB. */
export type RgbColor = readonly [number, number, number];

const toLinear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);

// Pictures are measured pixel by pixel, and the power is dear.
const linearTable = Array.from({ length: 256 }, (_, part) => toLinear(part));

/** The relative luminance of a colour, 0 to 1, as WCAG 2.2 defines it. */
const getLuminance = ([red, green, blue]: RgbColor): number =>
  0.2126 * linearTable[red]! + 0.7152 * linearTable[green]! + 0.0722 * linearTable[blue]!;

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function getContrastRatio(one: RgbColor, other: RgbColor): number {
  const [first, second] = [getLuminance(one) + 0.05, getLuminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

/** A colour of six hexadecimal digits, `#f5f1ea`. */
export const parseHexColor = (hex: string): RgbColor =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as RgbColor;
