/** The links of a `Link` header (RFC 8288), which a browser may fetch before it has the HTML (103 Early Hints, RFC 8297). */
export interface PreloadHints {
  fonts: string[];
  /** The largest picture of the first screen, once for each `media` of its sources; empty when a page has none. */
  hero: string[];
}

const fontLink = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;
const priorityPicture = /<picture>((?:(?!<\/picture>).)*?)<img(?=[^>]* fetchPriority="high")/is;
const sourceTag = /<source([^>]*)>/g;

const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const readAttribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** The hints of one picture: AVIF only, each source for the screens that no earlier source matches. */
function toPictureHints(sources: readonly string[]): string[] {
  const earlierMedia: string[] = [];
  return sources.flatMap((tag) => {
    const set = decodeEntities(readAttribute(tag, 'srcset') ?? '').replace(/\s+/g, ' ');
    const [first] = set.split(' ');
    if (readAttribute(tag, 'type') !== 'image/avif' || !first) return [];
    const own = readAttribute(tag, 'media');
    const media = own ?? earlierMedia.map((media) => `not ${media}`).join(' and ');
    if (own) earlierMedia.push(own);
    const sizes = decodeEntities(readAttribute(tag, 'sizes') ?? '100vw');
    const screens = media === '' ? '' : `; media="${media}"`;
    return [
      `<${first}>; rel=preload; as=image; type="image/avif"; imagesrcset="${set}"; imagesizes="${sizes}"${screens}; fetchpriority=high`,
    ];
  });
}

/** The preload hints of a built page: its fonts and its largest picture. */
export function collectPreloadHints(html: string): PreloadHints {
  const [, sources = ''] = priorityPicture.exec(html) ?? [];
  return {
    fonts: Array.from(html.matchAll(fontLink), ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`),
    hero: toPictureHints(Array.from(sources.matchAll(sourceTag), ([, tag]) => tag!)),
  };
}

/**
 * The value of the `Link` header of a page; empty when it preloads nothing. A pattern stands for many pages, so that its header has only the
 * fonts, which are the same on every page.
 * @param path of a page, or the pattern of many.
 * @param hints by the path of each page.
 */
export function toLinkHeader(path: string, hints: ReadonlyMap<string, PreloadHints>): string {
  const fonts = [...hints.values()].find((page) => page.fonts.length > 0)?.fonts ?? [];
  const page = hints.get(path.replace(/(?<=.)\/$/, '')) ?? { fonts: path.includes(':') ? fonts : [], hero: [] };
  return [...page.fonts, ...page.hero].join(', ');
}
