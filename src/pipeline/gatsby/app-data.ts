import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertSeam } from './upstream-code';

/**
 * Writes the id of the build into `page-data/app-data.json`.
 *
 * Every page loads that file as it starts, for the hash of the compilation, so that a page knows its build (B1) without a request of its
 * own. Read from gatsby 5.16.1, `dist/utils/app-data.js` and `cache-dir/loader.js`.
 */
export async function writeBuildIdToAppData(root: string, buildId: string): Promise<void> {
  const file = join(root, 'page-data', 'app-data.json');
  const appData = JSON.parse(await readFile(file, 'utf8')) as { webpackCompilationHash?: string };
  assertSeam('app-data', appData.webpackCompilationHash, '`webpackCompilationHash` in page-data/app-data.json');
  await writeFile(file, JSON.stringify({ ...appData, buildId }));
}
