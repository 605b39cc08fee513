import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** When files last changed: ISO 8601 by path. Files of unknown date have no entry. */
export type GitDates = ReadonlyMap<string, string>;

const commitLine = /^@(\S+) ?(.*)$/;

/**
 * The date of each file's last commit.
 * @param log the output of `git log`, newest commit first: a line `@date parents`, then the files of the commit.
 * @param isShallow whether the clone is shallow: its oldest commit seems to have added every file, and is ignored.
 */
function parseGitLog(log: string, isShallow: boolean): Map<string, string> {
  const changes = new Map<string, string>();
  let date = '';
  let isKnown = false;
  for (const line of log.split('\n')) {
    const [, when, parents] = commitLine.exec(line) ?? [];
    if (when !== undefined) {
      date = when;
      isKnown = !isShallow || parents !== '';
    } else if (line !== '' && isKnown && !changes.has(line)) changes.set(line, date);
  }
  return changes;
}

/** The dates of all files in a folder, from one call of Git. Empty without Git; files with uncommitted changes have no date. */
export async function readGitDates(folder: string, cwd = process.cwd()): Promise<GitDates> {
  const git = async (...args: string[]) =>
    (await execFileAsync('git', ['-c', 'core.quotePath=false', ...args], { cwd, maxBuffer: 2 ** 30 })).stdout.replace(/\n$/, '');
  try {
    const [isShallow, prefix = ''] = (await git('rev-parse', '--is-shallow-repository', '--show-prefix')).split('\n');
    const changes = parseGitLog(await git('log', '--format=@%cI %p', '--name-only', '--', folder), isShallow === 'true');
    const status = await git('status', '--porcelain', '-z', '--no-renames', '-uall', '--', folder);
    // Two letters and a space come before each path.
    for (const entry of status.split('\0')) changes.delete(entry.slice(3));
    return new Map([...changes].map(([path, date]) => [path.slice(prefix.length), date]));
  } catch {
    return new Map();
  }
}
