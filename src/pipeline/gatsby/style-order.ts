import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertSeam } from './assert-seam';
import type { WebpackConfig } from './webpack-config';

interface StyleModule {
  identifier: () => string;
}

/** The part of mini-css-extract-plugin that orders the rules of a style sheet. */
export interface CssExtractPlugin {
  options: { ignoreOrder?: boolean };
  sortModules: (compilation: unknown, chunk: unknown, modules?: Iterable<StyleModule>) => StyleModule[] | undefined;
}

const isCssExtractPlugin = (plugin: object): plugin is CssExtractPlugin => plugin.constructor.name === 'MiniCssExtractPlugin';

/**
 * Writes styles in the order of their files.
 *
 * The plugin orders them by the order in which chunks are compiled, which differs between builds of the same code, so that the style sheet
 * and every page would change (B2). Cascade layers decide which rule wins, whatever the order. Read from mini-css-extract-plugin 1.6.2,
 * `dist/index.js`.
 */
export function sortStyles({ plugins }: WebpackConfig): void {
  const plugin = plugins.find(isCssExtractPlugin);
  assertSeam('style-order', typeof plugin?.sortModules === 'function', 'MiniCssExtractPlugin with a method `sortModules`');
  plugin.options.ignoreOrder = true;
  plugin.sortModules = (_compilation, _chunk, modules) =>
    modules && [...modules].sort((a, b) => (a.identifier() < b.identifier() ? -1 : 1));
}

/** A digest of every style sheet under a folder: it changes when any of them does. */
export function hashStyleSheets(folder: string): string {
  const digest = createHash('sha256');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  for (const path of sheets.sort()) digest.update(`${path}\0`).update(readFileSync(join(folder, path)));
  return digest.digest('hex');
}
