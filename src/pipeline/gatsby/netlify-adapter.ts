import { join } from 'node:path';
import type { IAdapter } from 'gatsby';
import createNetlifyAdapter from 'gatsby-adapter-netlify';
import { assertSeam } from './upstream-code';
import { publishPageFiles } from './page-files';

/**
 * Netlify's adapter with its cache, and with the files of pages that it would make.
 *
 * By itself it moves pages to files that a build from the same folder does not know and never deletes, and writes headers of its own;
 * `publishBuild` writes those, the same for every host. The cache saves the difference between a first and a later build
 * (docs/performance/build-growth.md), and is stored before `adapt`. Read from gatsby-adapter-netlify 1.4.0, `dist/index.js`, and gatsby
 * 5.16.1, `dist/commands/build.js`.
 */
export function netlifyAdapter(createAdapter = createNetlifyAdapter as () => IAdapter): IAdapter {
  const adapter = createAdapter();
  assertSeam('netlify-adapter', typeof adapter.adapt === 'function', 'an adapter whose files are moved by `adapt`');
  assertSeam('netlify-adapter', adapter.cache?.restore && adapter.cache.store, 'an adapter whose `cache` has `restore` and `store`');
  return {
    ...adapter,
    adapt: ({ trailingSlash }) => {
      if (trailingSlash === 'never') publishPageFiles(join(process.cwd(), 'public'));
    },
  };
}
