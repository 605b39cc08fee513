import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { assertSeam } from './assert-seam';

/** The part of the package `sharp` that is changed. */
export interface SharpModule {
  prototype: { avif: (options?: AvifOptions) => Sharp };
}

/** The copy of sharp that gatsby-plugin-sharp loads. */
export const loadPluginSharp = (): unknown => {
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
  assertSeam('sharp-effort', pluginSharp === module, 'gatsby-plugin-sharp to load the same sharp as the site');
  const { avif } = module.prototype;
  assertSeam('sharp-effort', typeof avif === 'function', 'a method `avif` in the prototype of sharp');
  module.prototype.avif = function (options) {
    return avif.call(this, { effort, ...options });
  };
}
