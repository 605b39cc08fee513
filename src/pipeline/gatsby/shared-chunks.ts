import { assertSeam, type WebpackConfig } from './upstream-code';

/**
 * Makes one chunk for each set of chunks that share code.
 *
 * Gatsby names a shared chunk by the names of the chunks that share it. Parts that are imported on demand have no name, so that all of them
 * would share one chunk, and the first to load would fetch the code of all. Read from gatsby 5.16.1, `dist/utils/webpack.config.js`.
 */
export function splitSharedChunks({ optimization }: WebpackConfig): void {
  const group = optimization?.splitChunks?.cacheGroups['shared'];
  assertSeam('shared-chunks', group && typeof group.name === 'function', 'the cache group `shared`, whose `name` is a function');
  delete group.name;
}
