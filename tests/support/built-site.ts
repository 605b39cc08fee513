import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The HTML that the build wrote for a path. */
export const readBuiltHtml = (path: string): string => readFileSync(join(publicFolder, path, 'index.html'), 'utf8');

/** Whether the build wrote a file. */
export const isBuilt = (path: string): boolean => existsSync(join(publicFolder, path));
