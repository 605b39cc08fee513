import type { LinkHeader } from './headers';

/** What a browser may fetch before the HTML that names it has come: links as a `Link` header carries them (RFC 8288, and 103 of RFC 8297). */
export interface PreloadHints {
  fonts: string[];
  /** The largest picture of the first screen, once for each part of it that a screen may take; none where a page has none. */
  hero: string[];
}

const fontLink = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;
const priorityPicture = /<picture>((?:(?!<\/picture>).)*?)<img(?=[^>]* fetchPriority="high")/is;
const sourceTag = /<source([^>]*)>/g;

const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const readAttribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** The hints of one picture: its smallest format alone, each source for the screens that no source before it is for. */
function toPictureHints(sources: readonly string[]): string[] {
  const taken: string[] = [];
  return sources.flatMap((tag) => {
    const set = decodeEntities(readAttribute(tag, 'srcset') ?? '').replace(/\s+/g, ' ');
    const [first] = set.split(' ');
    if (readAttribute(tag, 'type') !== 'image/avif' || !first) return [];
    const own = readAttribute(tag, 'media');
    const media = own ?? taken.map((one) => `not ${one}`).join(' and ');
    if (own) taken.push(own);
    const sizes = decodeEntities(readAttribute(tag, 'sizes') ?? '100vw');
    const screens = media === '' ? '' : `; media="${media}"`;
    return [
      `<${first}>; rel=preload; as=image; type="image/avif"; imagesrcset="${set}"; imagesizes="${sizes}"${screens}; fetchpriority=high`,
    ];
  });
}

/** What a built page names in its HTML that its first screen waits for. */
export function collectPreloadHints(html: string): PreloadHints {
  const [, sources = ''] = priorityPicture.exec(html) ?? [];
  return {
    fonts: Array.from(html.matchAll(fontLink), ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`),
    hero: toPictureHints(Array.from(sources.matchAll(sourceTag), ([, tag]) => tag!)),
  };
}

/**
 * The `Link` headers of pages. Of pages that stand under one pattern, whose rules must not grow with the years, the fonts alone are known,
 * which are the same on every page.
 * @param paths of pages, and patterns of paths.
 * @param hints by the address of each page.
 */
export function toLinkHeaders(paths: readonly string[], hints: ReadonlyMap<string, PreloadHints>): LinkHeader[] {
  const fonts = [...hints.values()].find((page) => page.fonts.length > 0)?.fonts ?? [];
  return paths.flatMap((path) => {
    const named = hints.get(path.replace(/(?<=.)\/$/, '')) ?? { fonts: path.includes(':') ? fonts : [], hero: [] };
    const value = [...named.fonts, ...named.hero].join(', ');
    return value === '' ? [] : [[path, value] as const];
  });
}
