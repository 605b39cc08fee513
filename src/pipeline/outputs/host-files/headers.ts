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

/** X4: the headers of every answer. Sources: the rules of the HTTP Observatory, and the specification of each header. */
export const securityHeaders = (policy: string): [name: string, value: string][] => [
  ['Content-Security-Policy', policy],
  ['Strict-Transport-Security', `max-age=${2 * 365 * secondsPerDay}; includeSubDomains; preload`],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', disabledFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Whether the name of a file at the root of the site, or at that of the search, holds the hash of what is in it. */
export const hasContentHash = (path: string): boolean =>
  /^[^/]*[-.][0-9a-f]{12,}\.(?:js|css)(?:\.map)?$|^pagefind\/pagefind\.[a-z]+_[0-9a-f]{10,}\.pf_meta$/.test(path);

/** The folders of the search in which every name holds the hash of what is in it. */
const hashedFolders = ['fragment', 'index', 'filter'].map((name) => `/pagefind/${name}/*`);

const immutableCache: [string, string] = ['Cache-Control', `public, max-age=${365 * secondsPerDay}, immutable`];

const toRuleLines = (path: string, headers: readonly (readonly [string, string])[]): string[] => [
  path,
  ...headers.map(([name, value]) => `  ${name}: ${value}`),
];

// Feed readers on the web show our pictures. A host that joins this with the rule for all makes a value that lets them through as well:
// Fetch standard, cross-origin resource policy check.
const crossOriginResource: [string, string] = ['Cross-Origin-Resource-Policy', 'cross-origin'];

/** The path of a page, as rules have it, and its `Link` header. */
export type LinkHeader = readonly [path: string, value: string];

/** What hosts do not know by a file's name, by path. */
const contentTypes: Record<string, string> = {
  '/rss.xml': 'application/rss+xml; charset=utf-8',
  '/events/*': 'text/calendar; charset=utf-8',
};

/** E1: the editing screen’s own policy; whoever signs in at the back end does so in a window that must be able to answer this one. */
const adminHeaders = (policy: string): [name: string, value: string][] => [
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
];

/** The content security policies of a build. */
export interface ContentSecurityPolicies {
  site: string;
  /** Of the editing screen. */
  screen: string;
}

/**
 * The lines of Netlify's `_headers`. A file whose name holds its hash is kept for ever; of all else the host's default holds, by which
 * a browser asks each time. But for the pictures' policy and the editing screen's no header is set by two rules, which hosts may join.
 * @param paths of the files of the site, without a slash before them.
 * @param links what pages name beforehand.
 */
export function toHeaderLines(
  policies: ContentSecurityPolicies,
  paths: readonly string[],
  links: readonly LinkHeader[],
  isPreview: boolean,
): string[] {
  return [
    ...toRuleLines('/*', [...securityHeaders(policies.site), ...(isPreview ? [['X-Robots-Tag', 'noindex'] as const] : [])]),
    ...toRuleLines('/admin/*', adminHeaders(policies.screen)),
    ...links.flatMap(([path, link]) => toRuleLines(path, [['Link', link]])),
    ...toRuleLines('/static/*', [immutableCache, crossOriginResource]),
    ...Object.entries(contentTypes).flatMap(([path, type]) => toRuleLines(path, [['Content-Type', type]])),
    ...hashedFolders.flatMap((path) => toRuleLines(path, [immutableCache])),
    ...paths.filter(hasContentHash).flatMap((path) => toRuleLines(`/${path}`, [immutableCache])),
  ];
}
