/** An SVG file as a part of a page: without comments, XML declaration and the white space between elements. */
export const toInlineSvg = (svg: string): string =>
  svg
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .replace(/>\s+</g, '><')
    .trim();
