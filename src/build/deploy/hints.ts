import type { Link } from './headers';

/** What a browser may fetch before the HTML that names it has come: links as a `Link` header carries them (RFC 8288, and 103 of RFC 8297). */
export interface Hints {
  fonts: string[];
  /** The largest picture of the first screen, once for each part of it that a screen may take; none where a page has none. */
  hero: string[];
}

const font = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;
const picture = /<picture>((?:(?!<\/picture>).)*?)<img(?=[^>]* fetchPriority="high")/is;
const source = /<source([^>]*)>/g;

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** The hints of one picture: its smallest format alone, each source for the screens that no source before it is for. */
function pictureHints(sources: readonly string[]): string[] {
  const taken: string[] = [];
  return sources.flatMap((tag) => {
    const set = decoded(attribute(tag, 'srcset') ?? '').replace(/\s+/g, ' ');
    const [first] = set.split(' ');
    if (attribute(tag, 'type') !== 'image/avif' || !first) return [];
    const own = attribute(tag, 'media');
    const media = own ?? taken.map((one) => `not ${one}`).join(' and ');
    if (own) taken.push(own);
    const sizes = decoded(attribute(tag, 'sizes') ?? '100vw');
    const screens = media === '' ? '' : `; media="${media}"`;
    return [
      `<${first}>; rel=preload; as=image; type="image/avif"; imagesrcset="${set}"; imagesizes="${sizes}"${screens}; fetchpriority=high`,
    ];
  });
}

/** What a built page names in its HTML that its first screen waits for. */
export function hintsOf(html: string): Hints {
  const [, sources = ''] = picture.exec(html) ?? [];
  return {
    fonts: Array.from(html.matchAll(font), ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`),
    hero: pictureHints(Array.from(sources.matchAll(source), ([, tag]) => tag!)),
  };
}

/**
 * The `Link` headers of pages. Of pages that stand under one pattern, whose rules must not grow with the years, the fonts alone are known,
 * which are the same on every page.
 * @param paths of pages, and patterns of paths.
 * @param hints by the address of each page.
 */
export function linkHeaders(paths: readonly string[], hints: ReadonlyMap<string, Hints>): Link[] {
  const fonts = [...hints.values()].find((page) => page.fonts.length > 0)?.fonts ?? [];
  return paths.flatMap((path) => {
    const named = hints.get(path.replace(/(?<=.)\/$/, '')) ?? { fonts: path.includes(':') ? fonts : [], hero: [] };
    const value = [...named.fonts, ...named.hero].join(', ');
    return value === '' ? [] : [[path, value] as const];
  });
}
