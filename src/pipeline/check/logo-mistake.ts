const readNumber = (attributes: string, name: string, whole: number): number => {
  const [, value = '0', unit] = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([-\\d.]+)(%|px)?`).exec(attributes) ?? [];
  return unit === '%' ? (Number(value) / 100) * whole : Number(value);
};

const isInvisible = (attributes: string) => /(?:fill\s*[=:]\s*["']?\s*none|opacity\s*[=:]\s*["']?\s*0(?![.\d]))/.test(attributes);

/** Whether a rectangle covers a box. */
function covers(attributes: string, [left, top, width, height]: readonly number[]): boolean {
  const [x, y] = [readNumber(attributes, 'x', width!), readNumber(attributes, 'y', height!)];
  const [w, h] = [readNumber(attributes, 'width', width!), readNumber(attributes, 'height', height!)];
  return x <= left! + 1 && y <= top! + 1 && x + w >= left! + width! - 1 && y + h >= top! + height! - 1;
}

/**
 * What keeps a logo from being seen, as the end of a sentence that begins with its name; undefined when nothing does. The site takes the
 * shape of a logo and gives it the color of the text: a background fills the whole shape, and a picture inside has no shape.
 */
export function findLogoMistake(svg: string): string | undefined {
  const [, box] = /viewBox\s*=\s*["']\s*([-\d.\s,]+)["']/.exec(svg) ?? [];
  if (box === undefined) return undefined;
  const size = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const shapes = svg.replace(/<(defs|clipPath|mask)\b[\s\S]*?<\/\1>/g, '');
  if (/<image\b/.test(shapes)) return 'holds a photograph, and visitors would see a block of one color. Export the logo as plain shapes.';
  const hasBackground = Array.from(shapes.matchAll(/<rect\b([^>]*)>/g)).some(
    ([, attributes = '']) => !isInvisible(attributes) && covers(attributes, size),
  );
  return hasBackground
    ? 'has a background, and visitors would see a block of one color. Export the logo without it; the site gives the color of the text.'
    : undefined;
}
