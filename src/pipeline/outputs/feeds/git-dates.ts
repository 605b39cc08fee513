import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** When files last changed: ISO 8601 by path; no entry where that is not known. */
export type GitDates = ReadonlyMap<string, string>;

const commitLine = /^@(\S+) ?(.*)$/;

/**
 * The last commit of each file, from what `git log` prints: `@date parents`, then the files of that commit, the newest first.
 * @param isShallow where Git has only the newest commits, the oldest of them seems to have made every file: it tells nothing.
 */
export function parseGitLog(log: string, isShallow: boolean): Map<string, string> {
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

/** The files that `git status` names, each with two letters and a space before its path. */
const parseGitStatus = (status: string): string[] => status.split('\0').map((entry) => entry.slice(3));

/** When the files of a folder last changed, by Git: in one call for all of them. Nothing is known without Git, nor of what is not committed. */
export async function readGitDates(folder: string, cwd = process.cwd()): Promise<GitDates> {
  const git = async (...args: string[]) =>
    (await execFileAsync('git', ['-c', 'core.quotePath=false', ...args], { cwd, maxBuffer: 2 ** 30 })).stdout.replace(/\n$/, '');
  try {
    const [isShallow, prefix = ''] = (await git('rev-parse', '--is-shallow-repository', '--show-prefix')).split('\n');
    const changes = parseGitLog(await git('log', '--format=@%cI %p', '--name-only', '--', folder), isShallow === 'true');
    for (const path of parseGitStatus(await git('status', '--porcelain', '-z', '--no-renames', '-uall', '--', folder)))
      changes.delete(path);
    return new Map([...changes].map(([path, date]) => [path.slice(prefix.length), date]));
  } catch {
    return new Map();
  }
}
