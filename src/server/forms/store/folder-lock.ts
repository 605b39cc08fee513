import { linkSync, mkdirSync, readFileSync, rmSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getProcessStart } from './process-start';

interface LockHolder {
  pid: number;
  start: string;
}

const isFileExistsError = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

/** The system may reuse the pid of a killed process, so the start time is compared too. */
const isHolderAlive = ({ pid, start }: LockHolder): boolean => {
  const currentStart = getProcessStart(pid);
  return currentStart !== undefined && (currentStart === '' || start === '' || currentStart === start);
};

/**
 * Creates the lock file with its content in one step, by a hard link.
 * @throws {Error} EEXIST when there is a lock file.
 */
function createLockFile(file: string): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ pid: process.pid, start: getProcessStart(process.pid) ?? '' }));
  try {
    linkSync(temporary, file);
  } finally {
    unlinkSync(temporary);
  }
}

/** How long a process waits for another one that removes a stale lock, in milliseconds, for fifty times. */
const guardPause = 50;

/** Only one process may remove a stale lock: a second one would remove the new lock of the first. A folder guards the removal. */
function removeStaleLock(file: string): void {
  const guard = `${file}.cleanup`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!isFileExistsError(error)) throw error;
    const startedAt = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // The removal takes milliseconds: after ten seconds its process has ended.
    if (Date.now() - startedAt > 10_000) rmSync(guard, { recursive: true, force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, guardPause);
    return;
  }
  try {
    const holder = readHolder(file);
    if (!holder || !isHolderAlive(holder)) rmSync(file, { force: true });
  } finally {
    rmdirSync(guard);
  }
}

const createInUseError = (folder: string, { pid }: LockHolder): Error =>
  new Error(
    `The database in ${folder} is in use by process ${pid}, and two would overwrite each other. ` +
      'Stop that process first, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server, which serves many.',
  );

/**
 * Locks a folder for this process, and returns a function that unlocks it. The lock of a killed process is taken over.
 * @throws {Error} when a running process, this one included, holds the lock; the message says what to do.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      createLockFile(file);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isFileExistsError(error)) throw error;
    }
    const holder = readHolder(file);
    if (holder && isHolderAlive(holder)) throw createInUseError(folder, holder);
    removeStaleLock(file);
  }
  throw new Error(`The lock ${file} could not be taken. If nothing uses the folder, delete it.`);
}
