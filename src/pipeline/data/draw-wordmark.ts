import { escapeXml } from '../markup/xml';
import { toGlyphPaths } from '../images/glyph-paths';

const height = 40;
const baseline = 27;

/** A wordmark in place of a logo, until the partner sends one. */
export function drawWordmark(title: string): string {
  const { width, paths } = toGlyphPaths(title, { face: 'display', size: 24 });
  const box = `${width.toFixed(2)} ${height}`;
  return [
    "<!-- Stand-in wordmark, set in an open typeface. Replace with the partner's official logo. -->",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}" width="${width.toFixed(2)}" height="${height}" fill="currentColor" role="img">`,
    `  <title>${escapeXml(title)}</title>`,
    `  <g transform="translate(0 ${baseline})">${paths.join('')}</g>`,
    '</svg>',
    '',
  ].join('\n');
}
