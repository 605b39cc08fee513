/** Red, green and blue, 0 to 255 each, in sRGB. */
export type Colour = readonly [number, number, number];

const linear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);

// Pictures are measured pixel by pixel, and the power is dear.
const linears = Array.from({ length: 256 }, (_, part) => linear(part));

/** The relative luminance of a colour, 0 to 1, as WCAG 2.2 defines it. */
const luminance = ([red, green, blue]: Colour): number => 0.2126 * linears[red]! + 0.7152 * linears[green]! + 0.0722 * linears[blue]!;

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

/** A colour of six hexadecimal digits, `#f5f1ea`. */
export const colourOf = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
