import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertSeam, type WebpackHook, type WebpackConfig } from './upstream-code';

interface Compilation {
  hash?: string;
  assets: Record<string, unknown>;
}

interface Chunk {
  name?: string | undefined;
  files: Iterable<string>;
  hash?: string | undefined;
}

interface RenderCompilation {
  chunks: Iterable<Chunk>;
  hooks: { afterProcessAssets: WebpackHook<Record<string, { buffer: () => Uint8Array }>> };
}

/**
 * Sets the hash of a compilation to a digest of the names of its files, which hold the hashes of their contents.
 *
 * webpack's own hash differs between builds of the same code, and Gatsby writes it into the public file `app-data.json` (B2). Read from
 * gatsby 5.16.1, `dist/commands/build.js`, and webpack 5.98.0.
 */
export const hashByFileNames = () => ({
  apply({ hooks }: { hooks: { afterEmit: WebpackHook<Compilation> } }) {
    // Gatsby reads the hash later, in the hook `done`.
    hooks.afterEmit.tap('HashByFileNames', (compilation) => {
      assertSeam('deterministic-output', compilation.hash, 'a webpack compilation with a `hash` after its files are written');
      const names = Object.keys(compilation.assets).sort().join('\n');
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 20);
    });
  },
});

/**
 * Sets the hash of each chunk of the renderer to a digest of its code, and of the styles too for the chunk that renders pages.
 *
 * Gatsby renders a page again when a chunk of its template has another hash. webpack's own hashes change with every environment variable,
 * and hosts set one that differs in each build; they do not change with the styles, which pages hold inline. Saves the rendering of every
 * page on a host, see docs/performance/build-growth.md. Read from gatsby 5.16.1, `dist/utils/webpack/get-ssr-chunk-hashes.js`, and webpack 5.98.0.
 *
 * It needs `compact` in .babelrc.json: only one of Gatsby's loaders sets it, and the loader that runs first decides for all, so that the
 * same code would be written in two ways.
 */
export const hashByContent = (styles: string) => ({
  apply({ hooks }: { hooks: { compilation: WebpackHook<RenderCompilation> } }) {
    hooks.compilation.tap('HashByContent', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('HashByContent', (assets) => {
        const chunks = [...compilation.chunks];
        const hasHashes = chunks.every(({ hash }) => hash) && chunks.some(({ name }) => name === 'render-page');
        assertSeam('deterministic-output', hasHashes, 'chunks with a `hash`, one of them named `render-page`, in Gatsby’s renderer');
        for (const chunk of chunks) {
          const digest = createHash('sha256');
          for (const file of [...chunk.files].sort()) digest.update(assets[file]!.buffer());
          if (chunk.name === 'render-page') digest.update(styles);
          chunk.hash = digest.digest('hex');
        }
      }),
    );
  },
});

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
  assertSeam('deterministic-output', options?.mangle, 'TerserPlugin with an object `options.minimizer.options.mangle`');
  options.mangle = { ...options.mangle, nth_identifier: { get: nthIdentifier } };
}

interface StyleModule {
  identifier: () => string;
}

/** The part of mini-css-extract-plugin that orders the rules of a style sheet. */
export interface CssExtractPlugin {
  options: { ignoreOrder?: boolean; chunkFilename?: string };
  sortModules: (compilation: unknown, chunk: unknown, modules?: Iterable<StyleModule>) => StyleModule[] | undefined;
}

export const isCssExtractPlugin = (plugin: object): plugin is CssExtractPlugin => plugin.constructor.name === 'MiniCssExtractPlugin';

/**
 * Writes styles in the order of their files.
 *
 * The plugin orders them by the order in which chunks are compiled, which differs between builds of the same code, so that the style sheet
 * and every page would change (B2). Cascade layers decide which rule wins, whatever the order. Read from mini-css-extract-plugin 1.6.2,
 * `dist/index.js`.
 */
export function sortStyles({ plugins }: WebpackConfig): void {
  const plugin = plugins.find(isCssExtractPlugin);
  assertSeam('deterministic-output', typeof plugin?.sortModules === 'function', 'MiniCssExtractPlugin with a method `sortModules`');
  plugin.options.ignoreOrder = true;
  plugin.sortModules = (_compilation, _chunk, modules) =>
    modules && [...modules].sort((a, b) => (a.identifier() < b.identifier() ? -1 : 1));
}

/** A digest of the files under a folder whose paths fit: it changes when any of them does. */
export function hashFiles(folder: string, isHashed: (path: string) => boolean): string {
  const digest = createHash('sha256');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isHashed);
  for (const path of paths.sort()) digest.update(`\0${path}\0`).update(readFileSync(join(folder, path)));
  return digest.digest('hex');
}
