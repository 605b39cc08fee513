import { assertSeam } from './assert-seam';
import type { WebpackConfig } from './webpack-config';

/** The part of terser-webpack-plugin that holds the options of Terser. */
export interface TerserPlugin {
  options: { minimizer?: { options?: { mangle?: object } } };
}

const isTerserPlugin = (minimizer: object): minimizer is TerserPlugin => minimizer.constructor.name === 'TerserPlugin';

/**
 * The nth shortest identifier, as Terser asks for it; it skips reserved words. The letters are sorted by how often JavaScript uses them.
 * Terser's worker gets this function as text, so it refers to nothing outside.
 */
export function nthIdentifier(index: number): string {
  const letters = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ';
  const withDigits = `${letters}0123456789`;
  let rest = index;
  let name = '';
  for (let characters = letters; ; characters = withDigits) {
    name += characters[rest % characters.length]!;
    rest = Math.floor(rest / characters.length);
    if (rest === 0) return name;
    rest -= 1;
  }
}

/**
 * Shortens names in a fixed order, so that the same code is built into the same scripts (B2).
 *
 * Terser prefers the letters that a file uses most. While it runs, the file that names all scripts holds webpack's temporary hashes, which
 * change with every environment variable. Without this seam, a build with another `DEPLOY_ID`, which hosts set, has another
 * `webpack-runtime`. Saves no bytes. Read from gatsby 5.16.1, `dist/utils/webpack-utils.js`, and terser-webpack-plugin 5.6.1.
 */
export function setDeterministicMangle({ optimization }: WebpackConfig): void {
  const options = optimization?.minimizer?.find(isTerserPlugin)?.options.minimizer?.options;
  assertSeam('deterministic-mangle', options?.mangle, 'TerserPlugin with an object `options.minimizer.options.mangle`');
  options.mangle = { ...options.mangle, nth_identifier: { get: nthIdentifier } };
}
