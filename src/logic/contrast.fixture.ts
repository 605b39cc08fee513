/** Red, green and blue, 0 to 255 each, in sRGB. */
export type Colour = readonly [number, number, number];

const linear = (part: number): number => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);

/** The relative luminance of a colour, 0 to 1, as WCAG 2.2 defines it. */
const luminance = ([red, green, blue]: Colour): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of six hexadecimal digits, `#f5f1ea`. */
export const colourOf = (hex: string): Colour => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
