import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type AvifOptions, type Sharp, type Metadata } from 'sharp';
import { assertSeam } from './upstream-code';

/** The part of the package `sharp` that is changed. */
export interface SharpModule {
  prototype: { avif: (options?: AvifOptions) => Sharp };
}

/** The copy of sharp that gatsby-plugin-sharp loads. */
const loadPluginSharp = (): unknown => {
  const fromSite = createRequire(join(process.cwd(), 'package.json'));
  return createRequire(fromSite.resolve('gatsby-plugin-sharp'))('sharp');
};

/**
 * Encodes AVIF at effort 2, or at `AVIF_EFFORT`: builds of tests take 0, which needs a quarter of the time for 1 % more bytes.
 *
 * gatsby-plugin-sharp passes no effort to sharp, which takes 4. On this site's pictures that is eight times the time for the same bytes:
 * 3.1 s instead of 0.36 s at 1600 px. Read from gatsby-plugin-sharp 5.16.0, `process-file.js`, and sharp 0.35.5.
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
