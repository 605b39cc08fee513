import { join } from 'node:path';
import { restoresScroll } from '../../domain/site-settings';
import { assertUpstreamCode, type UpstreamCode, type WebpackConfig } from './upstream-code';

const fromRoot = (...segments: string[]) => join(process.cwd(), ...segments);

/** A module that the code of Gatsby's runtime imports. */
interface RuntimeModule extends UpstreamCode {
  /** What webpack resolves, and the module that the bundle holds instead; `false` stands for an empty one. */
  alias: string;
  replacement: string | false;
}

const stubs = { seam: 'gatsby-stubs', replacement: fromRoot('src', 'runtime', 'gatsby', 'gatsby-stubs.ts') };
const empty = { seam: 'runtime-modules', replacement: false } as const;

const scrollStub: RuntimeModule = {
  ...stubs,
  file: 'gatsby/cache-dir/production-app.js',
  code: 'import { ScrollContext } from "gatsby-react-router-scroll"',
  alias: 'gatsby-react-router-scroll',
};

/** This site does not use them or has its own: the script component, service workers, prefetching, links and scroll positions. */
const runtimeModules: readonly RuntimeModule[] = [
  { ...empty, file: 'gatsby/cache-dir/gatsby-browser-entry.js', code: 'from "gatsby-script"', alias: 'gatsby-script' },
  {
    ...empty,
    file: 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
    code: 'gatsby-script',
    alias: fromRoot('node_modules', 'gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'),
  },
  {
    ...empty,
    file: 'gatsby/cache-dir/production-app.js',
    code: 'require(`./register-service-worker`)',
    alias: fromRoot('.cache', 'register-service-worker'),
  },
  { ...empty, file: 'gatsby/cache-dir/loader.js', code: 'from "./prefetch"', alias: fromRoot('.cache', 'prefetch') },
  {
    ...stubs,
    file: 'gatsby/cache-dir/navigation.js',
    code: 'import { parsePath } from "gatsby-link"',
    alias: 'gatsby-link',
  },
  ...(restoresScroll ? [] : [scrollStub]),
];

/**
 * Leaves out of the bundle the parts of Gatsby's runtime that this site does not use.
 *
 * Gatsby imports them from the entry of every page and offers no setting. An alias puts an empty module or a stub of this site in their
 * place. Read from gatsby 5.16.1, `cache-dir/`.
 */
export function aliasUnusedModules({ resolve }: WebpackConfig, readFile?: (file: string) => string): void {
  assertUpstreamCode(runtimeModules, readFile);
  for (const { alias, replacement } of runtimeModules) resolve.alias[alias] = replacement;
}

const file = 'gatsby/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';
const code = 'Promise.resolve().then(()=>{requestAnimationFrame(';

/**
 * Lets a page be shown within a view transition.
 *
 * Gatsby's router shows the next page in an animation frame. A browser runs no frames from the moment when a view transition has captured
 * the old page until the new one is shown, so that each waits for the other: Chrome gives the transition up after four seconds. A loader
 * replaces the frame by a timer. Read from @gatsbyjs/reach-router 2.0.1, `dist/index.modern.mjs`.
 */
export function showPagesWithoutFrames({ module }: WebpackConfig, readFile?: (file: string) => string): void {
  assertUpstreamCode([{ seam: 'runtime-modules', file, code }], readFile);
  const loader = join(process.cwd(), 'src', 'pipeline', 'gatsby', 'router-frames-loader.cjs');
  module.rules.push({ test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]dist[\\/]/, use: [{ loader }] });
}
