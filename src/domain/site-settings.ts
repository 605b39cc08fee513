import type { TrailingSlash } from './routes';

declare const process: { env: Record<string, string | undefined> };

/** What a variable of the build may be, and how that is said. Empty ones have their defaults. */
const allowedValues: Readonly<Record<string, [pattern: RegExp, meaning: string]>> = {
  GATSBY_MAINTENANCE: [/^(?:true|false)$/, 'true or false'],
  GATSBY_TRAILING_SLASH: [/^(?:never|always)$/, 'never or always'],
  GATSBY_POLL_MINUTES: [/^(?!0+$)\d{1,6}$/, 'a number of minutes, such as 60'],
  HSTS_PRELOAD: [/^(?:true|false)$/, 'true or false'],
};

/** A sentence for each variable of the build that has a value which would be taken for its default. */
export const findWrongBuildSettings = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(allowedValues).flatMap(([name, [pattern, meaning]]) =>
    !env[name] || pattern.test(env[name]) ? [] : [`${name} is "${env[name]}": it must be ${meaning}.`],
  );

/** R8: the final slash of paths in Gatsby, links, canonicals, sitemap and redirects. Set at build time. */
export const trailingSlash: TrailingSlash = process.env.GATSBY_TRAILING_SLASH === 'always' ? 'always' : 'never';

/** R7: whether back and forward restore the scroll position. The product requires every navigation to start at the top. */
export const restoresScroll: boolean = false;

/** N2: the scroll position up to which the bar is transparent, in px (specification, section 9). */
export const transparentUntil = 100;

/** M1: whether the site is closed for maintenance. Set at build time. */
export const isMaintenance: boolean = process.env.GATSBY_MAINTENANCE === 'true';

const pollMinutes = Number(process.env.GATSBY_POLL_MINUTES);

/** B2: the interval at which an open page checks for a new build, in milliseconds. Set at build time; one hour by default. */
export const pollInterval: number = (pollMinutes > 0 ? pollMinutes : 60) * 60_000;

/** S4: the color of the browser around a page: `--paper` of `ui/tokens.css`. */
export const themeColor = '#f5f1ea';
