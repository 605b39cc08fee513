import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Ends the build when a package no longer has the undocumented shape that a seam relies on.
 * @param seam the file of the seam, which is also its row in docs/gatsby-seams.md.
 * @param expectation the shape that the seam was written for.
 * @throws {Error} when `condition` is falsy; one sentence that names the seam.
 */
export function assertSeam(seam: string, condition: unknown, expectation: string): asserts condition {
  if (!condition)
    throw new Error(`The seam ${seam} (docs/gatsby-seams.md) no longer fits the installed packages: it expects ${expectation}.`);
}

/** Code of an installed package that a seam relies on. */
export interface UpstreamCode {
  /** The file of the seam, which is also its row in docs/gatsby-seams.md. */
  seam: string;
  /** The file that holds the code, from `node_modules`. */
  file: string;
  code: string;
}

/** What the seams rely on whose own code runs in the browser, in the renderer or on built files. */
export const upstreamCode: readonly UpstreamCode[] = [
  { seam: 'built-files', file: 'gatsby/cache-dir/default-html.js', code: 'id="___gatsby"' },
  { seam: 'built-files', file: 'gatsby/dist/utils/gatsby-webpack-stats-extractor.js', code: 'join(`public`, `_gatsby`, `slices`)' },
  { seam: 'md5-file', file: 'gatsby-source-filesystem/create-file-node.js', code: 'md5File\n} = require(`gatsby-core-utils`)' },
  { seam: 'gatsby-ssr', file: 'gatsby/cache-dir/static-entry.js', code: 'sliceId: `_gatsby-scripts`' },
  { seam: 'redirects', file: 'gatsby-core-utils/dist/page-data.js', code: 'pagePath === `/` ? `index` : pagePath' },
  {
    seam: 'redirects',
    file: 'gatsby-core-utils/dist/page-data.js',
    code: 'join(publicDir, `page-data`, fixedPagePath(pagePath), `page-data.json`)',
  },
  { seam: 'build-values', file: 'gatsby-transformer-yaml/gatsby-node.js', code: 'jsYaml.load(content)' },
  { seam: 'build-values', file: 'gatsby-transformer-remark/on-node-create.js', code: 'grayMatter(content, pluginOptions)' },
  { seam: 'write-fragments', file: 'gatsby/dist/query/query-compiler.js', code: 'path.join(base, `.cache`, `fragments`)' },
  { seam: 'gatsby-node', file: 'gatsby-cli/lib/create-cli.js', code: 'process.env.gatsby_executing_command = command' },
  { seam: 'sharp', file: 'gatsby/dist/query/query-runner.js', code: '= [`This query took more than 15s to run' },
  { seam: 'build', file: 'gatsby-cli/lib/reporter/start-logger.js', code: 'process.env.GATSBY_LOGGER.includes(`yurnalist`)' },
];

const readPackageFile = (file: string): string => readFileSync(join(process.cwd(), 'node_modules', ...file.split('/')), 'utf8');

/** Ends the build when an installed package no longer holds the code that a seam relies on. */
export function assertUpstreamCode(expected: readonly UpstreamCode[], readFile = readPackageFile): void {
  for (const { seam, file, code } of expected) assertSeam(seam, readFile(file).includes(code), `the code ${code} in ${file}`);
}

interface WebpackLoader {
  loader?: string;
  options?: { modules?: { localIdentName?: string } | false };
}

export interface WebpackRule {
  test?: RegExp;
  use?: WebpackLoader | WebpackLoader[];
  oneOf?: WebpackRule[];
  rules?: WebpackRule[];
}

/** A group of `optimization.splitChunks.cacheGroups`. */
export interface CacheGroup {
  name?: unknown;
  test?: unknown;
}

/** What the seams read and change of the configuration that Gatsby makes; webpack's own types are not installed. */
export interface WebpackConfig {
  module: { rules: WebpackRule[]; parser?: { javascript?: object } };
  entry: object;
  output: object;
  devtool?: string | false;
  plugins: object[];
  resolve: { alias: Record<string, string | false> };
  optimization?: { minimizer?: object[]; splitChunks?: { cacheGroups: Record<string, CacheGroup | false> } };
}

/** A hook of the compiler that calls `listener` with one value. */
export interface WebpackHook<Value> {
  tap: (name: string, listener: (value: Value) => void) => void;
}
