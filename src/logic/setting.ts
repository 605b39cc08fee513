import type { TrailingSlash } from './routes';

declare const process: { env: Record<string, string | undefined> };

/** R8: how addresses end, for Gatsby, links, canonicals, sitemap and redirects alike. Set at build time. */
export const trailingSlash: TrailingSlash = process.env.GATSBY_TRAILING_SLASH === 'always' ? 'always' : 'never';
