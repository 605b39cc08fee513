import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import type { Content } from '../../src/pipeline/check/read/content-model';
import { getRoutes } from '../../src/pipeline/check/rules/routes';

const runGit = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Builds the site in a folder, as of a moment: what the clock changes is the same in two builds of one moment.
 * @throws {Error} with the end of the output when the build fails.
 */
export function buildSite(folder: string, siteNow: string): void {
  const { status, stdout, stderr } = spawnSync('npm run --silent build', {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, SITE_NOW: siteNow },
  });
  if (status !== 0) throw new Error(`The build in ${folder} failed.\n${stdout.slice(-3_000)}${stderr.slice(-1_000)}`);
}

/** Links the packages of this checkout when the other one has the same lock file. */
function installPackages(folder: string, commit: string): void {
  const isSame = runGit('diff', '--name-only', commit, 'HEAD', '--', 'package-lock.json') === '';
  if (isSame) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

/**
 * Builds the commit that a change began from, in a new worktree. The pictures of this checkout are
 * reused, since making them takes the most time.
 * @returns the folder, whose `public` is the built site.
 */
export function buildBase(base: string, siteNow: string): { folder: string; commit: string } {
  const folder = resolve('.builds', 'base');
  const commit = runGit('merge-base', base, 'HEAD');
  if (existsSync(folder)) runGit('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
  runGit('worktree', 'prune');
  runGit('worktree', 'add', '--quiet', '--detach', folder, commit);
  installPackages(folder, commit);
  if (existsSync('public/static')) cpSync('public/static', join(folder, 'public', 'static'), { recursive: true });
  buildSite(folder, siteNow);
  return { folder, commit };
}

/** The files of the content that differ from a commit, by their paths inside `content/`. */
export const listEditedFiles = (commit: string): string[] =>
  runGit('diff', '--name-only', '--relative=content', commit, '--', 'content').split('\n').filter(Boolean);

/** The pages whose own file is edited, or a picture in its folder. */
export function findEditedPaths(content: Content, editedFiles: readonly string[]): Set<string> {
  const folders = new Set(editedFiles.map((file) => posix.dirname(file)));
  const isEdited = (file: string) => editedFiles.includes(file) || (/\/index\.\w+$/.test(file) && folders.has(posix.dirname(file)));
  return new Set([...getRoutes(content)].flatMap(([path, { source }]) => (isEdited(source.file) ? [path] : [])));
}

/** The path of a file of HTML in a built site. The error page has none: its key is that of its file. */
const toPath = (file: string): string => `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|(?<!^404)\.html$/, '')}`;

/** The HTML of the pages of a built site, by their paths; the editors' own are left out. */
export function readBuiltPages(root: string): Map<string, string> {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = all.filter((file) => file.endsWith('.html') && !/^(?:404|page-data)[\\/]|^admin\b|^_gatsby\b/.test(file));
  return new Map(files.map((file) => [toPath(file), readFileSync(join(root, file), 'utf8')]));
}
