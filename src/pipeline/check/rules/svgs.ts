import { parseSvgRatio } from '../../markup/xml';
import { formatSuggestion } from '../wording';
import { getFieldsByRole, isDraft, type Content, type ContentEntry } from '../read/content-model';
import type { PictureFile } from '../read/pictures';
import { getMissingPictureMessage, resolvePicturePath } from './pictures';
import { fieldRule, findDuplicates, type Rule, type Rules } from './rule';
import { createFieldFault } from '../report';

/** The most that a drawing may weigh: it is in the HTML of its page. */
const maxBytes = 12_000;

const elements = 'svg g defs pattern title desc path rect circle ellipse line polyline polygon text tspan'.split(' ');
const geometry = 'xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform patternUnits patternTransform'.split(
  ' ',
);
const paint =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin opacity'.split(' ');
const lettering = 'font-size font-weight letter-spacing text-anchor dominant-baseline'.split(' ');
const attributes = [...geometry, ...paint, ...lettering, 'id', 'class'];

/** The kinds of line, to which the sheet of measures of a brand gives their look (features/brand/brand-sheet.module.css). */
const lineClasses = 'ground cut thin dash dots dim water body n'.split(' ');

const tokenPattern = /<!--[\s\S]*?-->|<\?xml[^>]*\?>|<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<>]+/y;

const exportAgain = 'Export it again as plain shapes and words, without styles, links and pictures.';

/** What is wrong with the attributes of an element of a drawing that has some hatchings, or undefined. */
function findAttributeMistake(element: string, source: string, hatchings: readonly string[]): string | undefined {
  for (const [, name = '', value = ''] of source.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)["']/g)) {
    if (!attributes.includes(name)) return `has \`${name}\` on \`<${element}>\`, which a drawing on a page cannot have. ${exportAgain}`;
    if (name === 'class' && !lineClasses.includes(value))
      return `has the class \`${value}\` on \`<${element}>\`, and the site knows no such line. ${formatSuggestion(value, lineClasses, 'The classes are')}`;
    // The ids of the page are its anchors.
    if (name === 'id' && !(element === 'pattern' && value.startsWith('hatch-')))
      return `has the id \`${value}\` on \`<${element}>\`. Only a \`<pattern>\` needs one, and it begins with \`hatch-\`.`;
    const [, hatching] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
    if (hatching !== undefined && !hatchings.includes(hatching))
      return `fills \`<${element}>\` with \`${hatching}\`, which is no \`<pattern>\` of the drawing. Give the pattern this id.`;
    if (name !== 'xmlns' && hatching === undefined && /url\(|:/.test(value))
      return `refers to another file in \`${name}="${value}"\`. ${exportAgain}`;
  }
  return undefined;
}

function hasShape(attributes: string): boolean {
  try {
    return parseSvgRatio(attributes) > 0;
  } catch {
    return false;
  }
}

/** A sign by a name that XML does not know. */
const entityPattern = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[\w.-]*;?/i;

type FindMistake = (element: string, attributes: string) => string | undefined;

/** What is wrong with the elements of an SVG, which is read as XML without a document type. */
function findElementMistake(svg: string, allowed: readonly string[], findMistake: FindMistake): string | undefined {
  const open: string[] = [];
  for (let at = 0; at < svg.length; at = tokenPattern.lastIndex) {
    tokenPattern.lastIndex = at;
    const [token = '', end, element, source = '', isEmpty] = tokenPattern.exec(svg) ?? [];
    if (tokenPattern.lastIndex <= at) return `cannot be read from \`${svg.slice(at, at + 20).trim()}\` on. ${exportAgain}`;
    const [entity] = token.startsWith('<!--') ? [] : (entityPattern.exec(token) ?? []);
    if (entity !== undefined) return `holds \`${entity}\`, which no browser can read. ${exportAgain}`;
    if (element === undefined) continue;
    if (!allowed.includes(element)) return `holds \`<${element}>\`, which a drawing of the site cannot hold. ${exportAgain}`;
    const mistake = findMistake(element, source);
    if (mistake !== undefined) return mistake;
    if (open.length === 0 && (end || element !== 'svg')) return `is not one \`<svg>\`. ${exportAgain}`;
    if (open.length === 0 && !hasShape(source))
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

/** What keeps an SVG out of the HTML of a page, as the end of a sentence that begins with its name; undefined when nothing does. */
export function findSvgMistake(svg: string): string | undefined {
  const bytes = Buffer.byteLength(svg);
  if (bytes > maxBytes) return `has ${bytes} bytes, and a drawing on a page has at most ${maxBytes}. Draw less, or round its numbers.`;
  const hatchings = Array.from(svg.matchAll(/<pattern\b[^>]*\sid="([^"]*)"/g), ([, id]) => id!);
  return findElementMistake(svg, elements, (element, source) => findAttributeMistake(element, source, hatchings));
}

/** What logos may hold besides, as drawing programs write them: they are pictures of their own. */
const logoElements = [...elements, ...'style clipPath mask linearGradient radialGradient stop symbol use'.split(' ')];

/** What a logo must not have on an element: a script, or what is in another file. */
function findForeignPart(element: string, source: string): string | undefined {
  for (const [, name = '', value = ''] of source.matchAll(/([\w:-]+)\s*=\s*["']([^"']*)["']/g)) {
    if (/^on/i.test(name)) return `has the script \`${name}\` on \`<${element}>\`. ${exportAgain}`;
    if (element !== 'image' && /(?:^|:)href$/i.test(name) && !value.startsWith('#'))
      return `refers to another file in \`${name}="${value}"\`. ${exportAgain}`;
  }
  return undefined;
}

/** The least part of its width or height that a logo takes: beside others, a smaller one is a speck. */
const minExtent = 0.4;

/**
 * What keeps a logo from being seen, as the end of a sentence that begins with its name; undefined when nothing does. The site takes the
 * shape of a logo and gives it the color of the text: a background fills the whole shape, and a picture inside has no shape.
 */
function findLogoMistake({ svg = '', drawn, damage }: PictureFile): string | undefined {
  // What old programs write: a document type that declares nothing, and styles in brackets.
  const plain = svg.replace(/<!DOCTYPE[^<>[]*>|<!\[CDATA\[[^<>]*\]\]>/g, '');
  const mistake = findElementMistake(plain, [...logoElements, 'image'], findForeignPart);
  if (mistake !== undefined) return mistake;
  const [outside] = /@import[^;]*|url\((?!\s*["']?#)[^)]*\)?/i.exec(svg) ?? [];
  if (outside !== undefined) return `refers to another file in \`${outside}\`. ${exportAgain}`;
  if (!/<svg\b[^>]*\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svg))
    return `does not say that it is one, by \`xmlns\`, and no browser would show it. ${exportAgain}`;
  if (/<image\b/.test(svg.replace(/<(defs|clipPath|mask)\b[\s\S]*?<\/\1>/g, '')))
    return 'holds a photograph, and visitors would see a block of one color. Export the logo as plain shapes.';
  if (damage !== undefined) return `cannot be drawn (${damage}). ${exportAgain}`;
  if (!drawn) return undefined;
  if (drawn.cover > 0.99)
    return 'has a background, and visitors would see a block of one color. Export the logo without it; the site gives the color of the text.';
  const [width, height] = [Math.min(drawn.right, 1) - Math.max(drawn.left, 0), Math.min(drawn.bottom, 1) - Math.max(drawn.top, 0)];
  if (width <= 0 || height <= 0)
    return 'draws nothing in its artboard, and visitors would see an empty place. Put the logo there, and export it again.';
  return Math.max(width, height) < minExtent
    ? `takes ${Math.round(Math.max(width, height) * 100)} % of its artboard, and visitors would see a speck. Fit the artboard to the drawing, and export it again.`
    : undefined;
}

const logos = fieldRule(['logo'], ({ entry, value }, content) => {
  if (value.startsWith('https://')) return undefined;
  const missing = getMissingPictureMessage(content, entry, value);
  const picture = content.pictures.get(resolvePicturePath(entry, value));
  const mistake = picture?.format === 'SVG' ? findLogoMistake(picture) : 'holds no SVG drawing. Export the logo as an SVG.';
  return missing ?? (mistake && `\`${value}\` ${mistake}`);
});

const inlineSvgs = fieldRule(['inline-svg'], ({ entry, value }, content) => {
  const missing = getMissingPictureMessage(content, entry, value);
  const mistake = findSvgMistake(getSvg(content, entry, value));
  return missing ?? (mistake && `\`${value}\` ${mistake}`);
});

/** How much of a logo may stand over the edge of its artboard: rounded corners and the signs of a typeface do. */
const maxOverhang = 0.02;

const cutLogos = fieldRule(['logo'], ({ entry, value }, content) => {
  const { drawn } = content.pictures.get(resolvePicturePath(entry, value)) ?? {};
  if (!drawn || drawn.left >= 1 || drawn.right <= 0 || drawn.top >= 1 || drawn.bottom <= 0) return undefined;
  return Math.max(-drawn.left, -drawn.top, drawn.right - 1, drawn.bottom - 1) > maxOverhang
    ? `\`${value}\` draws beyond its artboard, and is cut off there. Fit the artboard to the drawing, and export it again.`
    : undefined;
});

/** A wordmark that stands in until the partner sends its logo: in its first comment. */
const isStandIn = (svg: string): boolean => svg.startsWith('<!-- Stand-in ');

const getSvg = (content: Content, entry: ContentEntry, value: string): string =>
  content.pictures.get(resolvePicturePath(entry, value))?.svg ?? '';

const standInLogos = fieldRule(['logo'], ({ entry, value }, content) =>
  !isDraft(entry) && isStandIn(getSvg(content, entry, value))
    ? `\`${value}\` is the name that was set in the site’s typeface, and not the logo. Put the partner’s own file there.`
    : undefined,
);

/** Two drawings of fewer characters may be alike by chance. */
const minDrawing = 300;

const copiedFiles: Rule = (content) =>
  findDuplicates(getFieldsByRole(content, 'inline-svg', 'logo', 'document-file'), ({ entry, value }) => {
    const svg = getSvg(content, entry, value);
    const drawing = svg.length < minDrawing || isStandIn(svg) ? undefined : svg;
    return content.documents.get(resolvePicturePath(entry, value))?.digest ?? drawing;
  }).map(({ item, first }) => {
    const message = `\`${item.value}\` is the file of content/${first.entry.source.file}. Look whether it was copied and left.`;
    return createFieldFault(item.entry, item.path, message);
  });

export const svgRules: Rules = { logos, inlineSvgs };
export const svgWarningRules: Rules = { cutLogos, standInLogos, copiedFiles };
