import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { comparePages } from '../pull-request-report/compare-pages';
import { listBuiltPaths, readFolder, readPages } from '../pull-request-report/page-data';
import { getPageFile, routes } from '../support/built-site';

const sameSite = '.builds/same/public';

test('[B2, E2] the same content built again from a cache has the same id, writes no page again, and is reported as unchanged', async () => {
  const readId = (folder: string) => (JSON.parse(readFileSync(join(folder, 'builds/latest.json'), 'utf8')) as { id: string }).id;
  expect(readId(sameSite)).toBe(readId('public'));
  const getSecond = (folder: string, path: string) => Math.floor(statSync(getPageFile(path, folder)).mtimeMs / 1_000);
  expect(routes.filter((path) => getSecond(sameSite, path) !== getSecond('public', path))).toEqual([]);
  const readBuild = (folder: string) => readPages(readFolder(folder), listBuiltPaths(folder));
  expect(comparePages(await readBuild('public'), await readBuild(sameSite))).toEqual([]);
});
