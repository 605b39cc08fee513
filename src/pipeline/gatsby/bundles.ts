import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { hashByContent, hashByFileNames } from './content-hashes';
import { reactEntry } from './deferred-scripts';
import { collectPageCss } from './page-css';
import { aliasUnusedModules, splitSharedChunks, shortenClassNames, splitOnDemandStyles, targetModernBrowsers } from './bundle-size';
import { setDeterministicMangle } from './deterministic-mangle';
import { sortStyles, hashStyleSheets, type CssExtractPlugin } from './style-order';

interface Plugin {
  constructor: { name: string };
}

type Minimizers = Parameters<typeof setDeterministicMangle>[0] & Parameters<typeof targetModernBrowsers>[0];

type BundleConfig = Parameters<typeof aliasUnusedModules>[0];

interface WebpackConfig extends BundleConfig {
  module?: BundleConfig['module'] & { parser?: { javascript?: object } };
  entry?: object;
  output?: object;
  plugins: (Plugin | AddedPlugin)[];
  optimization?: {
    minimizer?: Minimizers;
    splitChunks?: { cacheGroups: { styles?: Parameters<typeof splitOnDemandStyles>[0]; shared?: Parameters<typeof splitSharedChunks>[0] } };
  };
}

type AddedPlugin = ReturnType<typeof hashByContent | typeof hashByFileNames | typeof collectPageCss>;

/** Webpack's own plugin that puts code in place of a name. */
type DefinePlugin = (values: Record<string, string | undefined>) => Plugin;

/** Ends the build at a name that a module does not export, such as a class that a style sheet does not have. */
function failOnMissingExports({ module }: WebpackConfig): void {
  if (module) module.parser = { ...module.parser, javascript: { ...module.parser?.javascript, exportsPresence: 'error' } };
}

/** E3: tells the scripts which moment a page is read at, where the site is built as of one. */
function defineBuildClock({ plugins }: WebpackConfig, define: DefinePlugin, siteNow: Date | undefined): void {
  plugins.push(define({ 'process.env.GATSBY_SITE_NOW': JSON.stringify(siteNow?.getTime()) }));
}

/** What makes bundles small, the same for the same code, and pages follow their styles; see each. */
export function configureBundles(
  { stage, getConfig, actions, plugins }: CreateWebpackConfigArgs,
  siteNow: Date | undefined,
  folder = join(process.cwd(), 'src'),
): void {
  const config = (getConfig as () => WebpackConfig)();
  for (const plugin of config.plugins) if (plugin.constructor.name === 'MiniCssExtractPlugin') sortStyles(plugin as CssExtractPlugin);
  defineBuildClock(config, plugins.define as DefinePlugin, siteNow);
  if (stage.startsWith('build')) {
    shortenClassNames(config);
    failOnMissingExports(config);
  }
  if (stage === 'build-html') config.plugins.push(hashByContent(hashStyleSheets(folder)));
  if (stage === 'build-javascript') {
    config.entry = { ...config.entry, ...reactEntry };
    // The names of all scripts stand in one that every page fetches.
    config.output = { ...config.output, hashDigestLength: 12 };
    config.plugins.push(hashByFileNames(), collectPageCss());
    aliasUnusedModules(config);
    splitSharedChunks(config.optimization?.splitChunks?.cacheGroups.shared);
    splitOnDemandStyles(config.optimization?.splitChunks?.cacheGroups.styles);
    setDeterministicMangle(config.optimization?.minimizer ?? []);
    targetModernBrowsers(config.optimization?.minimizer ?? []);
  }
  actions.replaceWebpackConfig(config);
}
