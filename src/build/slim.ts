import { join } from 'node:path';
import { restoresScroll } from '../logic/setting';

interface Loader {
  loader?: string;
  options?: { modules?: object | false };
}

interface Rule {
  use?: Loader | Loader[];
  oneOf?: Rule[];
  rules?: Rule[];
}

interface Slimmable {
  module?: { rules: Rule[] };
  resolve?: { alias?: Record<string, string | false> };
}

const listed = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** All rules of a configuration, those inside others included. */
const allRules = (rules: readonly Rule[]): Rule[] =>
  rules.flatMap((rule) => [rule, ...allRules(listed(rule.oneOf)), ...allRules(listed(rule.rules))]);

/** Names the classes of style modules in five characters: they stand in every page, in the styles and in the scripts. */
export function shortenClasses({ module }: Slimmable): void {
  for (const rule of allRules(module?.rules ?? []))
    for (const { options } of listed(rule.use))
      if (options?.modules && 'localIdentName' in options.modules) options.modules.localIdentName = '[hash:base64:5]';
}

const here = (...steps: string[]) => join(process.cwd(), ...steps);

// What Gatsby brings to every page for its script component, for service workers and for fetching beforehand, which this site does not use
// or does itself.
const unused = [
  'gatsby-script',
  here('node_modules', 'gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'),
  here('.cache', 'register-service-worker'),
  here('.cache', 'prefetch'),
];
/** Gatsby's link and its keeper of scroll positions, and what stands for them. */
const replaced = {
  'gatsby-link': here('src', 'ui', 'link', 'gatsby-link.ts'),
  ...(restoresScroll ? {} : { 'gatsby-react-router-scroll': here('src', 'ui', 'navigation', 'gatsby-scroll.ts') }),
};

interface Bundled {
  nameForCondition: () => string | null;
}

interface StyleGroup {
  test: (module: Bundled) => boolean;
}

// What comes with a first use, its styles with it: nobody sees it before. And what only some pages hold: they have its styles besides.
const firstUse = 'ui/(?:dialog|lightbox|search|toast)/|features/(?:cursor/|search/|shops/shops\\.)';
const somePages =
  'ui/(?:board|field|found)/|features/(?:article|contact|inquiry)/|sections/(?:board|checklist|closed|news|not-found|openings|phones|search|steps|timeline|values)/';
const late = new RegExp(`[\\\\/]src[\\\\/](?:${`${firstUse}|${somePages}`.replaceAll('/', '[\\\\/]')})`);

/** Leaves out of the one style sheet of all pages the styles of what is fetched on a first use, and of what few of them hold. */
export function splitLateStyles(group: StyleGroup | undefined): void {
  if (!group) return;
  const { test } = group;
  group.test = (module) => test(module) && !late.test(module.nameForCondition() ?? '');
}

/**
 * Lets what some scripts share be a script for each such company. Gatsby calls it by the names of the scripts that share it, and parts
 * that come later have none: all of them would share one script, in which the first to come brings what the last may need.
 */
export function shareApart(group: { name?: unknown } | undefined): void {
  delete group?.name;
}

/** Leaves out of the browser's scripts what no page uses. */
export function leaveOutUnused(config: Slimmable): void {
  const left = Object.fromEntries(unused.map((name) => [name, false as const]));
  config.resolve = { ...config.resolve, alias: { ...config.resolve?.alias, ...left, ...replaced } };
}

interface Minimizer {
  constructor: { name: string };
  options?: { minimizer?: { options?: { compress?: object; output?: object } } };
}

/** The edition of the language that all browsers of the browserslist know. */
const ecma = 2020;

/** Has scripts written in the language of today, and looked over twice; Gatsby asks for that of 2009. */
export function writeModern(minimizers: readonly Minimizer[]): void {
  for (const { constructor, options } of minimizers) {
    const written = options?.minimizer?.options;
    if (constructor.name !== 'TerserPlugin' || !written) continue;
    written.compress = { ...written.compress, ecma, passes: 2 };
    written.output = { ...written.output, ecma };
  }
}
