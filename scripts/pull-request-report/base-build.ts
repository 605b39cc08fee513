import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const runGit = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Builds the site in a folder. Throws with the end of the output of the build. */
export function buildSite(folder: string): void {
  const { status, stdout, stderr } = spawnSync('npm run --silent build', {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
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
export function buildBase(base: string): { folder: string; commit: string } {
  const folder = resolve('.builds', 'base');
  const commit = runGit('merge-base', base, 'HEAD');
  if (existsSync(folder)) runGit('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
  runGit('worktree', 'prune');
  runGit('worktree', 'add', '--quiet', '--detach', folder, commit);
  installPackages(folder, commit);
  if (existsSync('public/static')) cpSync('public/static', join(folder, 'public', 'static'), { recursive: true });
  buildSite(folder);
  return { folder, commit };
}
