import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { hashByContent, hashByFileNames, hashFiles, setDeterministicMangle, sortStyles } from './deterministic-output';
import { addReaderEntry } from './reader-script';
import { collectPageCss, type PageSheetFile, splitStyles } from './page-css';
import { assertSeam, assertUpstreamCode, upstreamCode, type WebpackConfig, type WebpackRule } from './upstream-code';

/** webpack's own plugin that replaces an expression by code. */
type DefinePlugin = (values: Record<string, string | undefined>) => object;

/** Short code for webpack's runtime. Gatsby targets ES5; the supported browsers parse newer syntax. */
const shortOutput = {
  // One script that every page loads holds the names of all others. The file `webpack.stats.json` has the words that belong to the numbers.
  chunkFilename: '[id]-[contenthash].js',
  hashDigestLength: 8,
  // No other bundle of webpack is on a page, and pages are in UTF-8.
  uniqueName: 'n',
  charset: false,
  environment: { arrowFunction: true, const: true, destructuring: true, forOf: true, optionalChaining: true },
};

/** Ends the build at a name that a module does not export, such as a class that a style sheet does not have. */
function failOnMissingExports({ module }: WebpackConfig): void {
  module.parser = { ...module.parser, javascript: { ...module.parser?.javascript, exportsPresence: 'error' } };
}

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
  assertSeam('webpack-config', cssModules.length > 0, 'a loader with the option `modules.localIdentName` in Gatsby’s webpack rules');
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
  assertSeam('webpack-config', group && typeof group.name === 'function', 'the cache group `shared`, whose `name` is a function');
  delete group.name;
}

/**
 * Makes bundles small and the same for the same code, and renders pages again when their styles change.
 * @param siteNow the moment that the site is built as of (E3); scripts read it from `GATSBY_SITE_NOW`, in milliseconds.
 * @param keepPageSheets is given the style sheets that only some pages need.
 * @throws {Error} when Gatsby's configuration no longer has the shape that a seam expects.
 */
export function configureBundles(
  { stage, getConfig, actions, plugins }: CreateWebpackConfigArgs,
  siteNow: Date | undefined,
  keepPageSheets: (sheets: PageSheetFile[]) => void,
  folder = join(process.cwd(), 'src'),
): void {
  const config = (getConfig as () => WebpackConfig)();
  config.plugins.push(
    (plugins.define as DefinePlugin)({
      'process.env.GATSBY_SITE_NOW': JSON.stringify(siteNow?.getTime()),
      'process.env.GATSBY_API_BASE': JSON.stringify(process.env['GATSBY_API_BASE'] ?? '/api'),
    }),
  );
  if (stage === 'develop' || stage === 'build-javascript') sortStyles(config);
  if (stage.startsWith('build')) {
    shortenClassNames(config);
    failOnMissingExports(config);
  }
  if (stage === 'build-html') config.plugins.push(hashByContent(hashFiles(folder, (path) => path.endsWith('.css'))));
  if (stage === 'build-javascript') {
    assertUpstreamCode(upstreamCode);
    addReaderEntry(config);
    config.output = { ...config.output, ...shortOutput };
    // X7: the sources of the site are in Git, not on the host.
    config.devtool = false;
    config.plugins.push(hashByFileNames(), collectPageCss(keepPageSheets));
    splitSharedChunks(config);
    splitStyles(config);
    setDeterministicMangle(config);
  }
  actions.replaceWebpackConfig(config);
}
