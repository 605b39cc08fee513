import type { ChildProcess } from 'node:child_process';

const groups = new Set<ChildProcess>();

/** Whether the group was still there. */
function signalGroup({ pid }: ChildProcess, name: NodeJS.Signals): boolean {
  try {
    return pid !== undefined && process.kill(-pid, name);
  } catch {
    // It has ended by itself.
    return false;
  }
}

/** Remembers a process that was started `detached`, so that it and its children end with this process. */
export function trackGroup(child: ChildProcess): void {
  groups.add(child);
}

/** Ends a process and its children. */
export function endGroup(child: ChildProcess): void {
  if (groups.delete(child)) signalGroup(child, 'SIGKILL');
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
