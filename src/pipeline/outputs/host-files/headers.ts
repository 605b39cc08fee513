const secondsPerDay = 86_400;

const disabledFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

type Header = [name: string, value: string];

/** E1: signing in opens a window that must be able to post a message to the editing screen. */
const withPopups: Header = ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'];

/** E5: the screen of this machine has another origin than `gatsby develop`, whose pages must find its window. */
const withOpeners: Header = ['Cross-Origin-Opener-Policy', 'unsafe-none'];

/**
 * X4: the headers of every response, of files and of the forms service; each adds its own policy. Sources: the rules of the HTTP
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

/** Whether the name of a file at the root of the site, or of the search index, holds a hash of its content. */
export const hasContentHash = (path: string): boolean =>
  /^[^/]*[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$|^pagefind\/pagefind\.[a-z]+_[0-9a-f]{10,}\.pf_meta$/.test(path);

/** The folders of the search index in which every name holds a hash of the content. */
const hashedFolders = ['fragment', 'index', 'filter'].map((name) => `/pagefind/${name}/*`);

const immutableCache: Header = ['Cache-Control', `public, max-age=${365 * secondsPerDay}, immutable`];

const toRuleLines = (path: string, headers: readonly (readonly [string, string])[]): string[] => [
  path,
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
];

// Feed readers on the web show pictures of the site. Joined with the rule for all paths, the value still allows them: Fetch standard,
// cross-origin resource policy check.
const crossOriginResource: Header = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** The path or pattern of a page, and the value of its `Link` header. */
export type LinkHeader = readonly [path: string, value: string];

/** The types that hosts do not derive from the name of a file, by path. */
const contentTypes: Record<string, string> = {
  '/rss.xml': 'application/rss+xml; charset=utf-8',
  '/events/*': 'text/calendar; charset=utf-8',
};

/** The content security policies of a build. */
export interface ContentSecurityPolicies {
  site: string;
  /** The policy of the editing screen. */
  screen: string;
}

interface HeaderOptions {
  isPreview?: boolean;
  /** Whether the editing screen changes the files of this machine. */
  hasLocalScreen?: boolean;
}

/**
 * The lines of Netlify's `_headers`. Browsers cache a file forever when its name holds its hash; for other files the host's default
 * applies, by which they revalidate each time. Hosts may join the values of two rules that match one path, so that only the policies of
 * pictures and of the editing screen are set twice.
 * @param paths the paths of the site's files, without a leading slash.
 * @param links the preload headers of pages.
 */
export function toHeaderLines(
  policies: ContentSecurityPolicies,
  paths: readonly string[],
  links: readonly LinkHeader[],
  { isPreview = false, hasLocalScreen = false }: HeaderOptions = {},
): string[] {
  return [
    ...toRuleLines('/*', [['Content-Security-Policy', policies.site], ...getSecurityHeaders(isPreview)]),
    ...toRuleLines('/admin/*', [['Content-Security-Policy', policies.screen], hasLocalScreen ? withOpeners : withPopups]),
    ...links.flatMap(([path, link]) => toRuleLines(path, [['Link', link]])),
    ...toRuleLines('/static/*', [immutableCache, crossOriginResource]),
    ...Object.entries(contentTypes).flatMap(([path, type]) => toRuleLines(path, [['Content-Type', type]])),
    ...hashedFolders.flatMap((path) => toRuleLines(path, [immutableCache])),
    ...paths.filter(hasContentHash).flatMap((path) => toRuleLines(`/${path}`, [immutableCache])),
  ];
}
