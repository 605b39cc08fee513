import { toAbsoluteUrl } from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';

/** Escapes text for XML, with hexadecimal references as the RSS Best Practices Profile recommends. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);

/** An element that holds text. */
export const xmlElement = (name: string, text: string, attributes: Record<string, string> = {}): string =>
  `<${openTag(name, attributes)}>${escapeXml(text)}</${name}>`;

/** An element without content. */
export const emptyXmlElement = (name: string, attributes: Record<string, string>): string => `<${openTag(name, attributes)}/>`;

const openTag = (name: string, attributes: Record<string, string>): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value)}"`)].join(' ');

/** An element that holds HTML in a CDATA section. */
export const cdataElement = (name: string, html: string): string =>
  `<${name}><![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

/**
 * Makes the links of an HTML fragment absolute, so that they work in a feed reader.
 * @param url the origin of the site.
 * @param page the URL of the page that the fragment is from.
 */
export function withAbsoluteLinks(html: string, url: string, page: string): string {
  return html.replace(/(<a\s[^>]*?\bhref=")([/#][^"]*)/g, (_match, before: string, to: string) =>
    to.startsWith('#') ? `${before}${page}${to}` : `${before}${toAbsoluteUrl(url, to, trailingSlash)}`,
  );
}

/** An SVG file as a part of a page: without comments, XML declaration and the white space between elements. */
export const toInlineSvg = (svg: string): string =>
  svg
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .replace(/>\s+</g, '><')
    .trim();

/**
 * The box that an SVG shows, in its own units.
 * @throws {Error} when it has no `viewBox`, or one without an area.
 */
export function parseViewBox(svg: string): { left: number; top: number; width: number; height: number } {
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox\s*=\s*["']([-+\d.e\s,]+)["']/.exec(svg)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0 && width < Infinity && height < Infinity))
    throw new Error('The SVG has no viewBox. Export it again with one, so that its shape is known.');
  return { left, top, width, height };
}

/** Width divided by height of an SVG. */
export function parseSvgRatio(svg: string): number {
  const { width, height } = parseViewBox(svg);
  return Number((width / height).toFixed(4));
}

const ownPlace = /\s(?:width|height|x|y)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** The element of an SVG, with a place and size by attributes in place of its own. */
export const placeSvg = (svg: string, place: string): string =>
  svg
    .replace(/<!--[^]*?-->/g, '')
    .replace(/^[^]*?<svg([^>]*)>/, (_, attributes: string) => `<svg ${place}${attributes.replace(ownPlace, '')}>`)
    .trim();

/**
 * A logo with the size that its shape asks for: without one, as design programs export for the web, a browser shows it in no size or another
 * shape.
 */
export const sizeLogo = (svg: string): string => placeSvg(svg, `width="${(parseSvgRatio(svg) * 100).toFixed(2)}" height="100"`);
