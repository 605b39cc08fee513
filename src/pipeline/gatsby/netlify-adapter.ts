import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { assertSeam } from './assert-seam';

/**
 * Netlify's adapter with its cache alone.
 *
 * By itself it moves pages to other files, which a build from the cache does not know and never deletes, and writes headers of its own;
 * `publishBuild` writes those, the same for every host. The cache saves the difference between a first and a later build
 * (docs/performance/build-growth.md). Read from gatsby-adapter-netlify 1.4.0, `dist/index.js`.
 */
export function netlifyAdapter(createAdapter = createNetlifyAdapter as () => IAdapter): IAdapter {
  const adapter = createAdapter();
  assertSeam('netlify-adapter', typeof adapter.adapt === 'function', 'an adapter whose files are moved by `adapt`');
  assertSeam('netlify-adapter', adapter.cache?.restore && adapter.cache.store, 'an adapter whose `cache` has `restore` and `store`');
  return { ...adapter, adapt: () => undefined };
}
