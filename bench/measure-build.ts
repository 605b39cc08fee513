import { spawn } from 'node:child_process';
import { createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The cost of a command. */
export interface CommandCost {
  /** Elapsed seconds, which depend on the load of the machine. */
  seconds: number;
  /** CPU seconds of all processes, which do not. */
  cpuSeconds: number;
  /** The peak memory of all processes together, in MB. */
  memoryMb: number;
}

/** The cost of a build of the site. */
export interface BuildMeasurement extends CommandCost {
  /** The paths of the pages whose HTML was written. */
  renderedPaths: string[];
  /** The number of pages with new data. */
  changedDataCount: number;
}

/** A row of a Markdown table. */
export const formatRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const ticksPerSecond = 100;
const pageBytes = 4096;

const readStat = (pid: string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
  } catch {
    return [];
  }
};

/** The memory of a process and its descendants, in MB. */
function getMemoryMb(root: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = new Map(pids.map((pid) => [Number(pid), readStat(pid)]));
  const isDescendant = (pid: number): boolean => pid === root || (pid > 1 && isDescendant(Number(stats.get(pid)?.[1] ?? 0)));
  const pages = [...stats].filter(([pid]) => isDescendant(pid)).reduce((sum, [, stat]) => sum + Number(stat[21] ?? 0), 0);
  return (pages * pageBytes) / 1_048_576;
}

/** The CPU seconds of all child processes that have ended. */
const getChildCpuSeconds = (): number => {
  const [user, system] = readStat('self').slice(13, 15).map(Number);
  return (user! + system!) / ticksPerSecond;
};

/** The paths of the files with an ending that were written since a time, without the ending. */
function findPathsWrittenSince(folder: string, ending: string, since: number): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && statSync(join(folder, path)).mtimeMs >= since)
    .map((path) => path.slice(0, -ending.length));
}

/**
 * Runs a script of Node in a folder and measures it with all its processes. The output is in `build.log` there.
 * @throws {Error} when the script fails.
 */
export async function measureScript(folder: string, args: readonly string[], env: Record<string, string> = {}): Promise<CommandCost> {
  const since = Date.now();
  const before = getChildCpuSeconds();
  const log = createWriteStream(join(folder, 'build.log'));
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, CI: 'true', ...env } });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, getMemoryMb(child.pid!));
  }, 500);
  const code = await new Promise((ended) => child.once('close', ended));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed.\n${readFileSync(join(folder, 'build.log'), 'utf8').slice(-2_000)}`);
  return { seconds: (Date.now() - since) / 1_000, cpuSeconds: getChildCpuSeconds() - before, memoryMb: memory };
}

/**
 * Builds the project in a folder and measures it.
 * @throws {Error} when the build fails.
 */
export async function measureBuild(folder: string, env: Record<string, string> = {}): Promise<BuildMeasurement> {
  const since = Date.now();
  const cost = await measureScript(folder, ['node_modules/gatsby/cli.js', 'build'], {
    GATSBY_TELEMETRY_DISABLED: '1',
    VERBOSE: 'true',
    ...env,
  });
  const open = join(folder, 'public');
  const rendered = findPathsWrittenSince(open, '.html', since).map((path) => `/${path.replace(/^index$/, '')}`);
  return { ...cost, renderedPaths: rendered, changedDataCount: findPathsWrittenSince(open, 'page-data.json', since).length };
}
