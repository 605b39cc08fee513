import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeBuildIdToAppData } from './app-data';

test('[B1] the data that Gatsby writes for every page gets the id of the build', async () => {
  const gatsby = createRequire(__filename)('gatsby/dist/utils/app-data') as { write: (folder: string, hash: string) => Promise<void> };
  const root = mkdtempSync(join(tmpdir(), 'app-data-'));
  mkdirSync(join(root, 'page-data'));
  await gatsby.write(root, 'abc');
  await writeBuildIdToAppData(root, '3f2a');
  const appData: unknown = JSON.parse(readFileSync(join(root, 'page-data', 'app-data.json'), 'utf8'));
  expect(appData).toEqual({ webpackCompilationHash: 'abc', buildId: '3f2a' });
  rmSync(root, { recursive: true });
});
