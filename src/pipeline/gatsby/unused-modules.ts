import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoresScroll } from '../../domain/settings/site-settings';
import { assertSeam } from './assert-seam';
import type { WebpackConfig } from './webpack-config';

const fromRoot = (...segments: string[]) => join(process.cwd(), ...segments);

interface RuntimeModule {
  /** The file of the package `gatsby` that imports it, and the code that does. */
  importer: string;
  code: string;
  /** What webpack resolves, and the module that the bundle holds instead; `false` stands for an empty one. */
  alias: string;
  replacement: string | false;
}

const stub = (name: string) => fromRoot('src', 'runtime', 'gatsby', `${name}.ts`);

const scrollStub: RuntimeModule = {
  importer: 'cache-dir/production-app.js',
  code: 'from "gatsby-react-router-scroll"',
  alias: 'gatsby-react-router-scroll',
  replacement: stub('gatsby-scroll-stub'),
};

/** This site does not use them or has its own: the script component, service workers, prefetching, links and scroll positions. */
const runtimeModules: readonly RuntimeModule[] = [
  { importer: 'cache-dir/gatsby-browser-entry.js', code: 'from "gatsby-script"', alias: 'gatsby-script', replacement: false },
  {
    importer: 'dist/internal-plugins/partytown/gatsby-browser.js',
    code: 'gatsby-script',
    alias: fromRoot('node_modules', 'gatsby', 'dist', 'internal-plugins', 'partytown', 'gatsby-browser.js'),
    replacement: false,
  },
  {
    importer: 'cache-dir/production-app.js',
    code: 'require(`./register-service-worker`)',
    alias: fromRoot('.cache', 'register-service-worker'),
    replacement: false,
  },
  { importer: 'cache-dir/loader.js', code: 'from "./prefetch"', alias: fromRoot('.cache', 'prefetch'), replacement: false },
  { importer: 'cache-dir/navigation.js', code: 'from "gatsby-link"', alias: 'gatsby-link', replacement: stub('gatsby-link-stub') },
  ...(restoresScroll ? [] : [scrollStub]),
];

const readGatsbyFile = (file: string): string => readFileSync(fromRoot('node_modules', 'gatsby', ...file.split('/')), 'utf8');

/**
 * Leaves out of the bundle the parts of Gatsby's runtime that this site does not use.
 *
 * Gatsby imports them from the entry of every page and offers no setting. An alias puts an empty module or a stub of this site in their
 * place. Read from gatsby 5.16.1, `cache-dir/`.
 */
export function aliasUnusedModules({ resolve }: WebpackConfig, readFile = readGatsbyFile): void {
  for (const { importer, code, alias, replacement } of runtimeModules) {
    assertSeam('unused-modules', readFile(importer).includes(code), `the code ${code} in gatsby/${importer}`);
    resolve.alias[alias] = replacement;
  }
}
