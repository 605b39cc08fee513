import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What gatsby-plugin-sharp is asked to make of a picture. */
export interface ImageJob {
  outputDir: string;
  args: { operations: { outputPath: string }[] };
}

type ImageWorker = (job: ImageJob) => Promise<unknown>;

/** Makes of a picture only the sizes that are not there. The name of each follows from the picture and from what is made of it. */
export const skipExistingOutputs =
  (work: ImageWorker): ImageWorker =>
  async (job) => {
    const { outputDir, args } = job;
    const missing = args.operations.filter(({ outputPath }) => !existsSync(join(outputDir, outputPath)));
    if (missing.length === 0) return;
    // Under another name until it is whole: what a build that was stopped leaves behind is no picture.
    const part = (outputPath: string) => `${outputPath}.part`;
    const operations = missing.map((operation) => ({ ...operation, outputPath: part(operation.outputPath) }));
    await work({ ...job, args: { ...args, operations } });
    const paths = missing.map(({ outputPath }) => join(outputDir, outputPath));
    await Promise.all(paths.map((path) => rename(part(path), path)));
  };

/**
 * Has gatsby-plugin-sharp keep the pictures that a build before has left in `public`. Gatsby forgets that it made them whenever a
 * dependency or its configuration changes, and making them all takes minutes.
 */
export function reuseImages(): void {
  const packages = createRequire(join(process.cwd(), 'package.json'));
  const plugin = packages('gatsby-plugin-sharp/gatsby-worker') as { IMAGE_PROCESSING: ImageWorker };
  plugin.IMAGE_PROCESSING = skipExistingOutputs(plugin.IMAGE_PROCESSING);
}
