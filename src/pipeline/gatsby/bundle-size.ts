import { join } from 'node:path';
import { restoresScroll } from '../../domain/settings/site-settings';

interface Loader {
  loader?: string;
  options?: { modules?: object | false };
}

interface Rule {
  use?: Loader | Loader[];
  oneOf?: Rule[];
  rules?: Rule[];
}

interface SlimmableConfig {
  module?: { rules: Rule[] };
  resolve?: { alias?: Record<string, string | false> };
}

const toArray = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** All rules of a configuration, those inside others included. */
const flattenRules = (rules: readonly Rule[]): Rule[] =>
  rules.flatMap((rule) => [rule, ...flattenRules(toArray(rule.oneOf)), ...flattenRules(toArray(rule.rules))]);

/** Names the classes of style modules in five characters: they stand in every page, in the styles and in the scripts. */
export function shortenClassNames({ module }: SlimmableConfig): void {
  for (const rule of flattenRules(module?.rules ?? []))
    for (const { options } of toArray(rule.use))
      if (options?.modules && 'localIdentName' in options.modules) options.modules.localIdentName = '[hash:base64:5]';
}

const fromRoot = (...steps: string[]) => join(process.cwd(), ...steps);

// What Gatsby brings to every page for its script component, for service workers and for fetching beforehand, which this site does not use
// or does itself.
const unusedModules = [
  'gatsby-script',
  fromRoot('node_modules', 'gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'),
  fromRoot('.cache', 'register-service-worker'),
  fromRoot('.cache', 'prefetch'),
];
/** Gatsby's link and its keeper of scroll positions, and what stands for them. */
const replacedModules = {
  'gatsby-link': fromRoot('src', 'runtime', 'gatsby', 'gatsby-link-stub.ts'),
  ...(restoresScroll ? {} : { 'gatsby-react-router-scroll': fromRoot('src', 'runtime', 'gatsby', 'gatsby-scroll-stub.ts') }),
};

interface WebpackModule {
  nameForCondition: () => string | null;
}

interface StyleCacheGroup {
  test: (module: WebpackModule) => boolean;
}

// What comes with a first use, its styles with it: nobody sees it before. And what only some pages hold: they have its styles besides.
const onDemandPaths = 'ui/(?:dialog|toast)/|components/(?:lightbox|search)/|features/(?:cursor/|search/|shops/shop-dialog\\.)';
const somePagesPaths =
  'ui/field/|components/(?:board|result-list|search)/|features/(?:article|contact|inquiry)/|sections/(?:board|checklist|maintenance|news|not-found|openings|phones|search|steps|timeline|values)/';
const splitPathPattern = new RegExp(`[\\\\/]src[\\\\/](?:${`${onDemandPaths}|${somePagesPaths}`.replaceAll('/', '[\\\\/]')})`);

/** Leaves out of the one style sheet of all pages the styles of what is fetched on a first use, and of what few of them hold. */
export function splitOnDemandStyles(group: StyleCacheGroup | undefined): void {
  if (!group) return;
  const { test } = group;
  group.test = (module) => test(module) && !splitPathPattern.test(module.nameForCondition() ?? '');
}

/**
 * Lets what some scripts share be a script for each such company. Gatsby calls it by the names of the scripts that share it, and parts
 * that come later have none: all of them would share one script, in which the first to come brings what the last may need.
 */
export function splitSharedChunks(group: { name?: unknown } | undefined): void {
  delete group?.name;
}

/** Leaves out of the browser's scripts what no page uses. */
export function aliasUnusedModules(config: SlimmableConfig): void {
  const left = Object.fromEntries(unusedModules.map((name) => [name, false as const]));
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...left, ...replacedModules } };
}

interface Minimizer {
  constructor: { name: string };
  options?: { minimizer?: { options?: { compress?: object; output?: object } } };
}

/** The edition of the language that all browsers of the browserslist know. */
const ecma = 2020;

/** Has scripts written in the language of today, and looked over twice; Gatsby asks for that of 2009. */
export function targetModernBrowsers(minimizers: readonly Minimizer[]): void {
  for (const { constructor, options } of minimizers) {
    const written = options?.minimizer?.options;
    if (constructor.name !== 'TerserPlugin' || !written) continue;
    written.compress = { ...written.compress, ecma, passes: 2 };
    written.output = { ...written.output, ecma };
  }
}
