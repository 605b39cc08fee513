import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { nameByCode, nameByFiles } from './compilation';
import { firstScript } from './deploy/late-scripts';
import { rememberOwnStyles } from './deploy/own-styles';
import { siteNow } from './edition';
import { leaveOutUnused, shareApart, shortenClasses, splitLateStyles, writeModern } from './slim';
import { giveStableNames } from './stable-names';
import { sortStyles, styleDigest, type StyleWriter } from './styles';

interface Plugin {
  constructor: { name: string };
}

type Minimizers = Parameters<typeof giveStableNames>[0] & Parameters<typeof writeModern>[0];

type Slimmable = Parameters<typeof leaveOutUnused>[0];

interface Config extends Slimmable {
  module?: Slimmable['module'] & { parser?: { javascript?: object } };
  entry?: object;
  output?: object;
  plugins: (Plugin | Added)[];
  optimization?: {
    minimizer?: Minimizers;
    splitChunks?: { cacheGroups: { styles?: Parameters<typeof splitLateStyles>[0]; shared?: Parameters<typeof shareApart>[0] } };
  };
}

type Added = ReturnType<typeof nameByCode | typeof nameByFiles | typeof rememberOwnStyles>;

/** Webpack's own plugin that puts code in place of a name. */
type Define = (values: Record<string, string | undefined>) => Plugin;

/** Ends the build at a name that a module does not export, such as a class that a style sheet does not have. */
function requireExports({ module }: Config): void {
  if (module) module.parser = { ...module.parser, javascript: { ...module.parser?.javascript, exportsPresence: 'error' } };
}

/** E3: tells the scripts which moment a page is read at, where the site is built as of one. */
function setClock({ plugins }: Config, define: Define, env: NodeJS.ProcessEnv): void {
  plugins.push(define({ 'process.env.GATSBY_SITE_NOW': JSON.stringify(env['SITE_NOW'] && siteNow(env).getTime()) }));
}

/** What makes bundles small, the same for the same code, and pages follow their styles; see each. */
export function configureBundles(
  { stage, getConfig, actions, plugins }: CreateWebpackConfigArgs,
  folder = join(process.cwd(), 'src'),
): void {
  const config = (getConfig as () => Config)();
  for (const plugin of config.plugins) if (plugin.constructor.name === 'MiniCssExtractPlugin') sortStyles(plugin as StyleWriter);
  setClock(config, plugins.define as Define, process.env);
  if (stage.startsWith('build')) {
    shortenClasses(config);
    requireExports(config);
  }
  if (stage === 'build-html') config.plugins.push(nameByCode(styleDigest(folder)));
  if (stage === 'build-javascript') {
    config.entry = { ...config.entry, ...firstScript };
    // The names of all scripts stand in one that every page fetches.
    config.output = { ...config.output, hashDigestLength: 12 };
    config.plugins.push(nameByFiles(), rememberOwnStyles());
    leaveOutUnused(config);
    shareApart(config.optimization?.splitChunks?.cacheGroups.shared);
    splitLateStyles(config.optimization?.splitChunks?.cacheGroups.styles);
    giveStableNames(config.optimization?.minimizer ?? []);
    writeModern(config.optimization?.minimizer ?? []);
  }
  actions.replaceWebpackConfig(config);
}
