import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readLinuxStart = (pid: number): string => {
  // The start time is the 20th field after the name, which is in parentheses and may contain anything (proc(5)).
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[19];
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks ?? ''}`;
};

const readStartFromPs = (pid: number): string =>
  process.platform === 'win32' ? '' : execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();

/**
 * The start time of a process, in a form that differs for every process that gets the same pid. Empty if the system does not
 * provide it; undefined if there is no such process.
 */
export function getProcessStart(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    return process.platform === 'linux' ? readLinuxStart(pid) : readStartFromPs(pid);
  } catch {
    return '';
  }
}
