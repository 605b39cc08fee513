import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPageKind } from './page-kind';

const publicFolder = 'public';

const listPageData = (): string[] => {
  const folder = join(publicFolder, 'page-data');
  if (!existsSync(folder)) throw new Error('There is no built site to test: run "npm run build" first.');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('page-data.json'));
};

const readPagePath = (file: string): string =>
  (JSON.parse(readFileSync(join(publicFolder, 'page-data', file), 'utf8')) as { path: string }).path;

/** Every path that the build made a page for. */
export const builtPaths: string[] = listPageData().map(readPagePath).sort();

/** Every page a visitor may come to, by its path: not the error page, which has none, nor the editors' pages. */
export const routes: string[] = builtPaths.filter((path) => !/^\/(?:404|dev-404-page|admin)(?:[./]|$)/.test(path));

/** The pages that answer at their own address; the maintenance page leads to the error page while the site is open. */
export const openRoutes: string[] = routes.filter((path) => path !== '/maintenance');

export const getPageFile = (path: string, folder = publicFolder): string => join(folder, path === '/' ? 'index.html' : `${path}.html`);

export const readBuiltHtml = (path: string, folder = publicFolder): string => readFileSync(getPageFile(path, folder), 'utf8');

interface WebpackStats {
  assetsByChunkName: Record<string, string[]>;
}

// Read once: the browsers run while further builds write to `public`.
const { assetsByChunkName } = JSON.parse(readFileSync(join(publicFolder, '../.cache/webpack.stats.json'), 'utf8')) as WebpackStats;

/** The scripts of a chunk: those that it shares with others, then its own, whose name has the number that webpack gave the chunk. */
export function listChunkScripts(chunk: string): string[] {
  const files = assetsByChunkName[chunk];
  if (!files) throw new Error(`The build has no chunk "${chunk}".`);
  return files.filter((name) => name.endsWith('.js'));
}

export const getChunkPath = (chunk: string): string => `/${listChunkScripts(chunk).at(-1)}`;

export const isBuilt = (path: string): boolean => existsSync(join(publicFolder, path));

/** Whether the tests of the week run, which look at every page. */
export const isWeekly = process.env.WEEKLY === '1';

/** Every page that is open to a visitor, and the error page. */
const allPaths: string[] = [...openRoutes, '/404'];

/** One page of each kind. */
export const samplePaths: string[] = [...new Map(allPaths.toReversed().map((path) => [getPageKind(path), path])).values()];

/** The pages of a sweep: one of each kind with each change, every page each week. */
export const sweptPaths: string[] = isWeekly ? allPaths : samplePaths;
