import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { assertSeam } from './upstream-code';

/** The part of gatsby-core-utils that digests files. */
export interface FileDigests {
  md5File: (file: string) => Promise<string>;
}

const requirePackage = createRequire(join(process.cwd(), 'package.json'));

/** One file at a time, because Gatsby asks for all files of `content/` at once. */
// eslint-disable-next-line @typescript-eslint/require-await -- a file that cannot be read is a rejection, as in gatsby-core-utils.
const digestFile = async (file: string): Promise<string> => createHash('md5').update(readFileSync(file)).digest('hex');

/**
 * Digests files with Node’s MD5. The digest is the same one.
 *
 * gatsby-core-utils makes an instance of WebAssembly for each file: 5 ms of CPU, and with 40,000 files a build that does not end
 * (docs/performance/build-growth.md). gatsby-source-filesystem takes the function when it is loaded, so the configuration of Gatsby calls this
 * before. Read from gatsby-core-utils 4.16.0, `dist/md5-file.js`, and gatsby-source-filesystem 5.16.0, `create-file-node.js`.
 */
export function digestWithNode(
  utils = requirePackage('gatsby-core-utils') as FileDigests,
  isTaken = requirePackage.resolve('gatsby-source-filesystem/create-file-node') in requirePackage.cache,
): void {
  if (utils.md5File === digestFile) return;
  assertSeam('md5-file', typeof utils.md5File === 'function', 'a function `md5File` in gatsby-core-utils');
  assertSeam('md5-file', !isTaken, 'gatsby-source-filesystem to be loaded after gatsby-config.ts');
  utils.md5File = digestFile;
}
