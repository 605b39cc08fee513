import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assertSeam } from './upstream-code';

/** A job of gatsby-plugin-sharp: the files to make of one picture. */
interface ImageJob {
  outputDir: string;
  /** A lazy job of `gatsby develop` makes nothing: its files are made when a page asks for them. */
  args: { operations: { outputPath: string }[]; isLazy?: boolean };
}

type ProcessImage = (job: ImageJob) => Promise<unknown>;

/** The module of gatsby-plugin-sharp that Gatsby runs image jobs with. */
export interface ImageWorker {
  IMAGE_PROCESSING: ProcessImage;
}

/** Makes only the files of a picture that do not exist. Their names hold a hash of the picture and of the options. */
export const skipExistingOutputs =
  (processImage: ProcessImage): ProcessImage =>
  async (job) => {
    const { outputDir, args } = job;
    if (args.isLazy) return;
    const hasPaths = args.operations.every(({ outputPath }) => typeof outputPath === 'string');
    assertSeam('reuse-images', outputDir && hasPaths, 'image jobs with `outputDir` and an `outputPath` for each operation');
    const missing = args.operations.filter(({ outputPath }) => !existsSync(join(outputDir, outputPath)));
    if (missing.length === 0) return;
    // A build that is stopped must not leave an incomplete picture under its final name.
    const toPartial = (path: string) => `${path}.part`;
    const operations = missing.map((operation) => ({ ...operation, outputPath: toPartial(operation.outputPath) }));
    await processImage({ ...job, args: { ...args, operations } });
    const paths = missing.map(({ outputPath }) => join(outputDir, outputPath));
    await Promise.all(paths.map((path) => rename(toPartial(path), path)));
  };

const loadImageWorker = () => createRequire(join(process.cwd(), 'package.json'))('gatsby-plugin-sharp/gatsby-worker') as ImageWorker;

/**
 * Keeps the pictures that an earlier build left in `public`.
 *
 * Gatsby forgets its image jobs when a dependency or the configuration changes, and makes every picture again: some 200 s of processor
 * (docs/performance/build-growth.md). Read from gatsby-plugin-sharp 5.16.0, `gatsby-worker.js`, and gatsby 5.16.1, `dist/utils/jobs/manager.js`.
 */
export function reuseImages(worker: ImageWorker = loadImageWorker()): void {
  const { IMAGE_PROCESSING: processImage } = worker;
  assertSeam('reuse-images', typeof processImage === 'function', 'a function `IMAGE_PROCESSING` in gatsby-plugin-sharp/gatsby-worker');
  worker.IMAGE_PROCESSING = skipExistingOutputs(processImage);
}
