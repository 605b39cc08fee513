import { execFileSync } from 'node:child_process';
import { findContentKind } from '../../schema/content';

/** Runs Git in a folder; undefined without Git, a repository or what was asked for. */
function runGit(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}

/**
 * The files that the published site has and a folder changes or lacks, with their texts. The published site is the commit at which the
 * branch left `main`.
 * @returns nothing without Git, and where that commit is not known.
 */
export function readPublished(folder: string): ReadonlyMap<string, string> {
  const main = process.env['GITHUB_BASE_REF'] || 'main';
  const [base] = [`origin/${main}`, main].flatMap((ref) => runGit(folder, 'merge-base', 'HEAD', ref)?.trim() ?? []);
  if (base === undefined) return new Map();
  const changed = runGit(folder, 'diff', '--name-only', '--relative', '--no-renames', '--diff-filter=DM', '-z', base, '--', '.') ?? '';
  const files = changed.split('\0').filter((file) => findContentKind(file));
  return new Map(files.map((file) => [file, runGit(folder, 'show', `${base}:./${file}`) ?? '']));
}
