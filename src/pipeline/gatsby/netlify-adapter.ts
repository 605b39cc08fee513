import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';

/**
 * Netlify's adapter, for what it keeps between builds and no more. It would move pages to other files, which a build that reuses them
 * does not know and never deletes, and write headers of its own: those are written by `publishBuild`, alike for every host.
 */
export const netlifyAdapter = (): IAdapter => ({ ...(createNetlifyAdapter as () => IAdapter)(), adapt: () => undefined });
