import type { TrailingSlash } from '../routes/routes';

declare const process: { env: Record<string, string | undefined> };

/** R8: how addresses end, for Gatsby, links, canonicals, sitemap and redirects alike. Set at build time. */
export const trailingSlash: TrailingSlash = process.env.GATSBY_TRAILING_SLASH === 'always' ? 'always' : 'never';

/** R7: whether back and forward return to where a page was left. The owner wants every navigation at the top: false. */
export const restoresScroll: boolean = false;

/** M1: whether the site is closed for maintenance. Set at build time. */
export const isMaintenance: boolean = process.env.GATSBY_MAINTENANCE === 'true';

const pollMinutes = Number(process.env.GATSBY_POLL_MINUTES);

/** B2: how often an open page asks for a newer build, in milliseconds: hourly unless set at build time. */
export const pollInterval: number = (pollMinutes > 0 ? pollMinutes : 60) * 60_000;
