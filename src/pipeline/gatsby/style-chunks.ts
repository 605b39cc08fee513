import { assertSeam } from './assert-seam';
import type { WebpackConfig } from './webpack-config';

// Folders whose styles come with a part that is fetched on its first use.
const onDemandPaths = 'ui/(?:dialog|toast)/|components/(?:lightbox|search)/|features/(?:cursor/|search/|shops/shop-dialog\\.)';
// Folders whose styles only some pages need; `page-css` puts them into those.
const somePagesPaths =
  'ui/field/|components/(?:board|result-list|search)/|features/(?:article|contact|inquiry)/|sections/(?:board|checklist|maintenance|news|not-found|openings|phones|search|steps|timeline|values)/';
const splitPathPattern = new RegExp(`[\\\\/]src[\\\\/](?:${`${onDemandPaths}|${somePagesPaths}`.replaceAll('/', '[\\\\/]')})`);

/**
 * Leaves out of the style sheet of all pages the styles of parts that are fetched on demand, and of parts that few pages hold.
 *
 * Gatsby bundles all styles into one sheet, `styles`, and writes it into the HTML of every page. Read from gatsby 5.16.1,
 * `dist/utils/webpack.config.js`.
 */
export function splitStyles({ optimization }: WebpackConfig): void {
  const group = optimization?.splitChunks?.cacheGroups['styles'];
  const test = group && group.test;
  assertSeam(
    'style-chunks',
    typeof test === 'function' && group && group.name === 'styles',
    'the cache group `styles`, whose `test` is a function',
  );
  group.test = (module) => test(module) && !splitPathPattern.test(module.nameForCondition() ?? '');
}
