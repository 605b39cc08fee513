/** The most that a drawing may weigh: it is in the HTML of its page. */
const maxBytes = 12_000;

const elements = 'svg g title desc path rect circle ellipse line polyline polygon text tspan'.split(' ');
const geometry = 'xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform'.split(' ');
const paint =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin opacity'.split(' ');
const lettering = 'font-size font-weight letter-spacing text-anchor dominant-baseline'.split(' ');
const attributes = [...geometry, ...paint, ...lettering];

const tokenPattern = /<!--[\s\S]*?-->|<\?xml[^>]*\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<>]+/y;

const exportAgain = 'Export it again as plain shapes and words, without styles, links and pictures.';

/** What is wrong with the attributes of an element, or undefined. */
function findAttributeMistake(element: string, source: string): string | undefined {
  for (const [, name = '', value = ''] of source.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)["']/g)) {
    if (!attributes.includes(name)) return `has \`${name}\` on \`<${element}>\`, which a drawing on a page cannot have. ${exportAgain}`;
    if (name !== 'xmlns' && /url\(|:/.test(value)) return `refers to another file in \`${name}="${value}"\`. ${exportAgain}`;
  }
  return undefined;
}

/** What keeps an SVG out of the HTML of a page, as the end of a sentence that begins with its name; undefined when nothing does. */
export function findSvgMistake(svg: string): string | undefined {
  const bytes = Buffer.byteLength(svg);
  if (bytes > maxBytes) return `has ${bytes} bytes, and a drawing on a page has at most ${maxBytes}. Draw less, or round its numbers.`;
  const open: string[] = [];
  for (let at = 0; at < svg.length; at = tokenPattern.lastIndex) {
    tokenPattern.lastIndex = at;
    const [, end, element, source = '', isEmpty] = tokenPattern.exec(svg) ?? [];
    if (tokenPattern.lastIndex <= at) return `cannot be read from \`${svg.slice(at, at + 20).trim()}\` on. ${exportAgain}`;
    if (element === undefined) continue;
    if (!elements.includes(element)) return `holds \`<${element}>\`, which a drawing on a page cannot hold. ${exportAgain}`;
    const mistake = findAttributeMistake(element, source);
    if (mistake !== undefined) return mistake;
    if (open.length === 0 && (end || element !== 'svg')) return `is not one \`<svg>\`. ${exportAgain}`;
    if (open.length === 0 && !/\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+[\d.]+[\s,]+[\d.]+"/.test(source))
      return 'has no viewBox, and cannot be set larger or smaller. Export it again with a viewBox.';
    if (end && open.pop() !== element) return `closes \`<${element}>\` where another element is open. ${exportAgain}`;
    if (!end && !isEmpty) open.push(element);
  }
  return open.length > 0
    ? `does not close \`<${open.at(-1)!}>\`. ${exportAgain}`
    : svg.includes('<svg')
      ? undefined
      : 'holds no SVG drawing. Export it as an SVG.';
}
