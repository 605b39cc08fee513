import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type AvifOptions, type Sharp, type Metadata } from 'sharp';
import { assertSeam } from './upstream-code';

/** The part of the package `sharp` that is changed. */
export interface SharpModule {
  prototype: { avif: (options?: AvifOptions) => Sharp };
}

/** What a package that the site uses loads under a name. */
const loadFrom = (name: string, module: string): unknown => {
  const fromSite = createRequire(join(process.cwd(), 'package.json'));
  return createRequire(fromSite.resolve(name))(module);
};

const loadPluginSharp = (): unknown => loadFrom('gatsby-plugin-sharp', 'sharp');

/** The part of Gatsby's reporter that is changed. */
export interface WarningReporter {
  warn: (message: string) => void;
}

const idleWarnings = /^Image .* specified only AVIF format, |^This query took more than 15s to run/;

/**
 * Leaves out two warnings at which no code is at fault: that of gatsby-plugin-sharp for every picture without a format beside AVIF, which all
 * promised browsers show (docs/decisions/12-browser-support.md), and that of a query which waits for pictures, a dozen times in a slow first
 * build. Plugins get copies of this object, made after it is changed. Read from gatsby-plugin-sharp 5.16.0, `image-data.js`, and gatsby 5.16.1,
 * `dist/utils/api-runner-node.js` and `dist/query/query-runner.js`.
 */
export function quietWarnings(reporter = loadFrom('gatsby/package.json', 'gatsby-cli/lib/reporter') as WarningReporter): void {
  const { warn } = reporter;
  assertSeam('sharp', typeof warn === 'function', 'a method `warn` in gatsby-cli/lib/reporter');
  reporter.warn = (message) => {
    if (!idleWarnings.test(message)) warn(message);
  };
}

/**
 * Encodes AVIF at effort 2, or at `AVIF_EFFORT`: builds of tests take 0, which needs a quarter of the time for 1 % more bytes.
 *
 * gatsby-plugin-sharp passes no effort to sharp, which takes 4. On this site's pictures that is eight times the time for 14 % fewer bytes.
 * Read from gatsby-plugin-sharp 5.16.0, `process-file.js`, and sharp 0.35.5.
 */
export function lowerAvifEffort(module = sharp as unknown as SharpModule, pluginSharp: unknown = loadPluginSharp()): void {
  const effort = Number(process.env['AVIF_EFFORT'] ?? 2);
  assertSeam('sharp', pluginSharp === module, 'gatsby-plugin-sharp to load the same sharp as the site');
  const { avif } = module.prototype;
  assertSeam('sharp', typeof avif === 'function', 'a method `avif` in the prototype of sharp');
  module.prototype.avif = function (options) {
    return avif.call(this, { effort, ...options });
  };
}

/** The part of the package `sharp` that is changed. */
export interface SharpMetadataModule {
  prototype: { metadata: () => Promise<Metadata> };
}

/**
 * Gives a picture the size at which it is seen.
 *
 * A phone stores a photograph sideways and writes the turn to its metadata. gatsby-plugin-sharp turns it, and crops it to the shape of the
 * stored pixels, because it reads the `width` and `height` of the metadata, which are those before the turn. Read from gatsby-plugin-sharp
 * 5.16.0, `image-data.js` and `process-file.js`, and sharp 0.35.5.
 */
export function orientMetadata(module = sharp as unknown as SharpMetadataModule, pluginSharp: unknown = loadPluginSharp()): void {
  assertSeam('sharp', pluginSharp === module, 'gatsby-plugin-sharp to load the same sharp as the site');
  const { metadata } = module.prototype;
  assertSeam('sharp', typeof metadata === 'function', 'a method `metadata` in the prototype of sharp');
  module.prototype.metadata = async function (this: Sharp) {
    const found = await metadata.call(this);
    assertSeam('sharp', found.autoOrient, 'the size after the turn as `autoOrient`');
    return { ...found, ...found.autoOrient };
  };
}
