import type { ChildProcess } from 'node:child_process';

const groups = new Set<ChildProcess>();

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Remembers a process that was started `detached`, so that it and its children end with this process. */
export function trackGroup(child: ChildProcess): void {
  groups.add(child);
}

/** Ends a process and its children. */
export function endGroup(child: ChildProcess): void {
  if (groups.delete(child)) kill(child);
}

process.once('exit', () => groups.forEach(kill));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
