import sharp, { type Metadata, type Sharp } from 'sharp';
import { assertSeam } from './assert-seam';
import { loadPluginSharp } from './sharp-effort';

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
  assertSeam('sharp-orientation', pluginSharp === module, 'gatsby-plugin-sharp to load the same sharp as the site');
  const { metadata } = module.prototype;
  assertSeam('sharp-orientation', typeof metadata === 'function', 'a method `metadata` in the prototype of sharp');
  module.prototype.metadata = async function (this: Sharp) {
    const found = await metadata.call(this);
    assertSeam('sharp-orientation', found.autoOrient, 'the size after the turn as `autoOrient`');
    return { ...found, ...found.autoOrient };
  };
}
