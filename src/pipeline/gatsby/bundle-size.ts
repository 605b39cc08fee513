import { assertSeam, type WebpackConfig, type WebpackRule } from './upstream-code';

const toArray = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

const flattenRules = (rules: readonly WebpackRule[] = []): WebpackRule[] =>
  rules.flatMap((rule) => [rule, ...flattenRules(rule.oneOf), ...flattenRules(rule.rules)]);

/**
 * Names the classes of CSS modules in five characters.
 *
 * Gatsby names them `[name]--[local]--[hash:hex:5]` and offers no setting. The names are in the HTML, the styles and the scripts of every
 * page. Read from gatsby 5.16.1, `dist/utils/webpack-utils.js`.
 */
export function shortenClassNames({ module }: WebpackConfig): void {
  const loaders = flattenRules(module.rules).flatMap(({ use }) => toArray(use));
  const cssModules = loaders.flatMap(({ options }) => (options?.modules && options.modules.localIdentName ? [options.modules] : []));
  assertSeam('bundle-size', cssModules.length > 0, 'a loader with the option `modules.localIdentName` in Gatsby’s webpack rules');
  for (const options of cssModules) options.localIdentName = '[hash:base64:5]';
}

/**
 * Makes one chunk for each set of chunks that share code.
 *
 * Gatsby names a shared chunk by the names of the chunks that share it. Parts that are imported on demand have no name, so that all of them
 * would share one chunk, and the first to load would fetch the code of all. Read from gatsby 5.16.1, `dist/utils/webpack.config.js`.
 */
export function splitSharedChunks({ optimization }: WebpackConfig): void {
  const group = optimization?.splitChunks?.cacheGroups['shared'];
  assertSeam('bundle-size', group && typeof group.name === 'function', 'the cache group `shared`, whose `name` is a function');
  delete group.name;
}
