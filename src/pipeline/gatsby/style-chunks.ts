import { assertSeam } from './assert-seam';
import type { WebpackConfig } from './webpack-config';

/** The name of a style sheet of a part that is fetched on its first use, or that few kinds of page show. */
const splitPathPattern = /\.split\.module\.css$/;

/**
 * Leaves `*.split.module.css` out of the style sheet of all pages. `page-css` puts them into the pages that need them.
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
