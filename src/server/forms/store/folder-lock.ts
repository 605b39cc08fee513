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

/** Another process may have been given the number of one that was killed: then it began at another time. */
const isHolderAlive = ({ pid, start }: LockHolder): boolean => {
  const now = getProcessStart(pid);
  return now !== undefined && (now === '' || start === '' || now === start);
};

/** Makes the lock with its text already in it, or raises EEXIST. */
function createLockFile(file: string): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: getProcessStart(process.pid) ?? '' }));
  try {
    linkSync(own, file);
  } finally {
    unlinkSync(own);
  }
}

/** Two that find the same stale lock must not both take it away: the second would take the first one's new lock. */
function removeStaleLock(file: string): void {
  const guard = `${file}.mending`;
  try {
    mkdirSync(guard);
  } catch (error) {
    if (!isFileExistsError(error)) throw error;
    const began = statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // Mending takes milliseconds: whoever began it is gone.
    if (Date.now() - began > 10_000) rmSync(guard, { recursive: true, force: true });
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
 * Takes a folder for this process alone, and gives what lets it go. A lock whose holder was killed is taken over. Raises an
 * error that says what to do where a living process, this one included, holds the folder.
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
