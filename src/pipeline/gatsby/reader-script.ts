import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isGatsbyPage } from './built-files';
import { assertSeam, type WebpackConfig } from './upstream-code';

/**
 * Adds an entry beside Gatsby's: `reader`, the only code that a document of the built site refers to (X9). It holds webpack's runtime, which
 * then knows its chunks alone; Gatsby's entry keeps a runtime of its own.
 */
export function addReaderEntry(config: WebpackConfig): void {
  assertSeam('reader-script', 'app' in config.entry, 'an entry `app` in Gatsby’s webpack configuration');
  config.entry = { ...config.entry, reader: { import: join(process.cwd(), 'src/layouts/reader.ts'), runtime: false } };
}

interface WebpackStats {
  assetsByChunkName?: Record<string, string[]>;
}

/**
 * Reads the URLs of the reader's scripts, in the order in which they run. Read from gatsby 5.16.1,
 * `dist/utils/gatsby-webpack-stats-extractor.js`.
 */
export async function readReaderScripts(root: string): Promise<string[]> {
  const { assetsByChunkName } = JSON.parse(await readFile(join(root, 'webpack.stats.json'), 'utf8')) as WebpackStats;
  const files = (assetsByChunkName?.['reader'] ?? []).filter((file) => file.endsWith('.js'));
  assertSeam('reader-script', files.length > 0, 'a script of the chunk `reader` in public/webpack.stats.json');
  return files.map((file) => `/${file}`);
}

const readerTags = /(?:<script src="[^"]*" async data-reader><\/script>)*(?=<\/body>)/;

/** What only Gatsby's client and Internet Explorer read. */
const unreadMarks = / data-gatsby-head="true"|<meta http-equiv="x-ua-compatible"[^>]*>/g;

/** Gives a built page the reader's scripts, in place of marks that nothing of the page reads; in a page of an earlier build it renews them. */
export function addReaderScripts(html: string, scripts: readonly string[]): string {
  if (!isGatsbyPage(html)) return html;
  return html
    .replace(unreadMarks, '')
    .replace(readerTags, () => scripts.map((src) => `<script src="${src}" async data-reader></script>`).join(''));
}
