import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const groups = new Set<ChildProcess>();

function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    // It has ended by itself.
    return false;
  }
}

export function endGroup(child: ChildProcess): void {
  if (groups.delete(child)) signalGroup(child, 'SIGKILL');
}

/** Starts a program whose process group ends with this process, or when the start of its browser is given up. */
export function startProgram(command: string, flags: readonly string[], signal: AbortSignal, options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, flags, { stdio: 'ignore', ...options, detached: true });
  groups.add(child);
  // A program that is not there has no number, by which whoever waits for it knows.
  child.once('error', () => undefined);
  signal.addEventListener('abort', () => endGroup(child), { once: true });
  return child;
}

/**
 * Asks a program until it answers.
 * @throws {Error} when it has ended or its start has been given up.
 */
export async function askUntilAnswered<Answer>(child: ChildProcess, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      signal.throwIfAborted();
      if (child.pid === undefined || child.exitCode !== null) throw new Error(`${child.spawnfile} has ended`, { cause: error });
      await wait(50);
    }
  }
}

/** In milliseconds. Signals to a whole browser cost time too, and more of it the shorter the slices are. */
const slice = 50;

/**
 * Lets a process and its children run for one slice of time in `factor`, as on a machine that is so many times slower. Other than the
 * throttling of Chromium, which keeps the processor busy meanwhile, this leaves the rest of it to others.
 */
export function slowDownGroup(child: ChildProcess, factor: number): void {
  const resume = () => {
    if (signalGroup(child, 'SIGCONT')) setTimeout(() => signalGroup(child, 'SIGSTOP'), slice);
    else clearInterval(timer);
  };
  const timer = setInterval(resume, slice * factor);
}

process.once('exit', () => groups.forEach((child) => signalGroup(child, 'SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
