/** The links of a `Link` header (RFC 8288), which a browser may fetch before it has the HTML (103 Early Hints, RFC 8297). */
export interface PreloadHints {
  fonts: string[];
  /** The largest picture of the first screen, once for each `media` of its sources; empty when a page has none. */
  hero: string[];
}

const fontLink = /<link rel="preload" href="([^"]+)" as="font" type="([^"]+)"/g;
const priorityPicture = /<picture>((?:(?!<\/picture>).)*?<img(?=[^>]* fetchPriority="high")[^>]*>)/is;
const candidateTag = /<(?:source|img)([^>]*)>/g;

const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const readAttribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** The hints of one picture: each of its tags for the screens that no earlier tag matches. */
function toPictureHints(tags: readonly string[]): string[] {
  const earlierMedia: string[] = [];
  return tags.flatMap((tag) => {
    const set = decodeEntities(readAttribute(tag, 'srcset') ?? '').replace(/\s+/g, ' ');
    const [first] = set.split(' ');
    if (!first) return [];
    const own = readAttribute(tag, 'media');
    const media = own ?? earlierMedia.map((media) => `not (${media})`).join(' and ');
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
  const [, tags = ''] = priorityPicture.exec(html) ?? [];
  return {
    fonts: Array.from(html.matchAll(fontLink), ([, href, type]) => `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`),
    hero: toPictureHints(Array.from(tags.matchAll(candidateTag), ([, tag]) => tag!)),
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
  const page = hints.get(path.replace(/(?<=.)\/$/, '')) ?? { fonts, hero: [] };
  return [...page.fonts, ...page.hero].join(', ');
}

const secondsPerDay = 86_400;

const disabledFeatures = 'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(' ');

type Header = [name: string, value: string];

/** E1: signing in opens a window that must be able to post a message to the editing screen. */
const withPopups: Header = ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'];

/**
 * X4: the headers of every response, of files and of the forms service; documents add their own policy. Sources: the rules of the HTTP
 * Observatory, and the specification of each header. With `HSTS_PRELOAD` of the environment every subdomain must have HTTPS for good.
 */
export const getSecurityHeaders = (isPreview: boolean, env: NodeJS.ProcessEnv = process.env): Header[] => [
  [
    'Strict-Transport-Security',
    `max-age=${2 * 365 * secondsPerDay}${env['HSTS_PRELOAD'] === 'true' ? '; includeSubDomains; preload' : ''}`,
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', disabledFeatures.map((feature) => `${feature}=()`).join(', ')],
  // E5: a page of a preview opens each field in the same window, which it finds only where both have one policy.
  isPreview ? withPopups : ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ...(isPreview ? [['X-Robots-Tag', 'noindex'] satisfies Header] : []),
];

/** Whether the name of a file at the root of the site holds a hash of its content. */
export const hasContentHash = (path: string): boolean => /^[^/]*[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$/.test(path);

const immutableCache: Header = ['Cache-Control', `public, max-age=${365 * secondsPerDay}, immutable`];

/** A document keeps its address through revisions: a visitor has the new one within five minutes. */
const documentCache: Header = ['Cache-Control', 'public, max-age=300'];

const toRuleLines = (path: string, headers: readonly (readonly [string, string])[]): string[] => [
  path,
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
];

// Feed readers on the web show pictures of the site. Joined with the rule for all paths, the value still allows them: Fetch standard,
// cross-origin resource policy check.
const crossOriginResource: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** The path of a page, or the pattern of many, and the headers that are its own: its policy and what it preloads. */
interface PageHeaders {
  readonly path: string;
  readonly policy: string;
  /** The value of the `Link` header; empty for a page that preloads nothing. */
  readonly link: string;
}

/** Files of others that can hold scripts: none runs where somebody opens one in a tab, and the editing screen keeps its token in the origin. */
const foreignDrawings = ['/static/logos/*', '/static/wordmarks/*'];

/** Hosts do not derive it from the file name. The feed keeps the type that they derive, XML: Firefox downloads `application/rss+xml` and does not show it. */
const calendarType: Header = ['Content-Type', 'text/calendar; charset=utf-8'];

/**
 * The lines of Netlify's `_headers`. Browsers cache a file forever when its name holds its hash; for other files the host's default
 * applies, by which they revalidate each time. Hosts may join the values of two rules that match one path, so that a page has its policy from
 * its own rule alone (X7), and only the resource policy of pictures is set twice. An unknown path has no rule: the error page holds its policy.
 * @param screen the policy of the editing screen.
 * @param pages the headers of the pages.
 * @param paths the paths of the site's files, without a leading slash.
 */
export function toHeaderLines(screen: string, pages: readonly PageHeaders[], paths: readonly string[], isPreview = false): string[] {
  const common = getSecurityHeaders(isPreview);
  // X7: what only a document can obey is sent with documents.
  const isOfDocument = ([name]: Header): boolean => name === 'Permissions-Policy';
  const ofDocuments = common.filter(isOfDocument);
  return [
    ...toRuleLines(
      '/*',
      common.filter((header) => !isOfDocument(header)),
    ),
    ...toRuleLines('/admin/*', [['Content-Security-Policy', screen], withPopups, ...ofDocuments]),
    ...pages.flatMap(({ path, policy, link }) =>
      toRuleLines(path, [['Content-Security-Policy', policy], ...(link === '' ? [] : [['Link', link] satisfies Header]), ...ofDocuments]),
    ),
    ...toRuleLines('/static/*', [immutableCache, crossOriginResource]),
    ...foreignDrawings.flatMap((path) => toRuleLines(path, [['Content-Security-Policy', 'sandbox']])),
    ...toRuleLines('/events/*', [calendarType]),
    ...paths.filter((path) => /^documents\/[^/]+\.pdf$/.test(path)).flatMap((path) => toRuleLines(`/${path}`, [documentCache])),
    ...paths.filter(hasContentHash).flatMap((path) => toRuleLines(`/${path}`, [immutableCache])),
  ];
}
