/** Red, green and blue, 0 to 255 each, in sRGB. */
export type RgbColor = readonly [number, number, number];

const toLinear = (channel: number): number => (channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4);

// A table, because pictures are measured pixel by pixel and powers are slow.
const linearTable = Array.from({ length: 256 }, (_, channel) => toLinear(channel));

/** The relative luminance of a color, 0 to 1, as defined in WCAG 2.2. */
const getLuminance = ([red, green, blue]: RgbColor): number =>
  0.2126 * linearTable[red]! + 0.7152 * linearTable[green]! + 0.0722 * linearTable[blue]!;

/** The contrast ratio of two colors, 1 to 21, as defined in WCAG 2.2. */
export function getContrastRatio(foreground: RgbColor, background: RgbColor): number {
  const [first, second] = [getLuminance(foreground) + 0.05, getLuminance(background) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

/** Parses a color of six hexadecimal digits, `#f5f1ea`. */
export const parseHexColor = (hex: string): RgbColor =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as unknown as RgbColor;
