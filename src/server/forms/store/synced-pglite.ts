import { chmodSync, closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** The file operations of PGlite's Emscripten module, as far as this module uses them. It calls `fsync` where the operations have one. */
interface StreamOperations {
  stream_ops?: { open?: unknown; fsync?: (stream: { nfd: number }) => number };
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

/**
 * Opens PGlite on a folder so that what it has committed survives a power cut. By itself it starts PostgreSQL with `-F`, which never syncs, and
 * its files have no operation to sync (PGlite's issue 1107). Here PostgreSQL syncs as it does on a server: the log at each commit, the
 * tables at each checkpoint.
 * @throws {Error} when this version of PGlite does not call the operation.
 */
async function openWithSync(folder: string): Promise<PGlite> {
  // Imported on demand: it loads megabytes of WebAssembly.
  const [{ PGlite }, { NodeFS }] = await Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/nodefs')]);
  let syncs = 0;
  const sync = ({ nfd }: { nfd: number }): number => {
    syncs += 1;
    fsyncSync(nfd);
    return 0;
  };
  class SyncedFiles extends NodeFS {
    override async init(...parameters: Parameters<InstanceType<typeof NodeFS>['init']>) {
      const { emscriptenOpts } = await super.init(...parameters);
      const addSync = ({ NODEFS }: { NODEFS: StreamOperations }) => {
        if (NODEFS.stream_ops?.open) NODEFS.stream_ops.fsync = sync;
      };
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync as never] } };
    }
  }
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  // The module's fdatasync is empty. The operating system keeps the tables in memory, too. What is deleted stays in no file of the log.
  for (const setting of ['wal_sync_method=fsync', 'max_wal_size=128MB', 'wal_recycle=off', 'shared_buffers=16MB'])
    startParams.push('-c', setting);
  const client = await PGlite.create({ fs: new SyncedFiles(folder), startParams });
  // The start of PostgreSQL syncs its control file.
  if (syncs > 0) return client;
  await client.close();
  throw new Error('The embedded database does not sync its files: this version of PGlite works in another way (synced-pglite.ts).');
}

/** Lets nobody but its owner into a folder. One of another user, such as a mounted volume, cannot be changed. */
function closeToOthers(path: string): void {
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Opens the PostgreSQL in a folder. One that is not there is created beside its place and moved there when all of it is on the disk. */
export async function openSyncedPglite(folder: string): Promise<PGlite> {
  const path = join(folder, 'postgres');
  // PGlite lets everybody on the machine read and write its files, also while it creates them.
  closeToOthers(folder);
  if (!existsSync(path)) {
    const unfinished = `${path}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await openWithSync(unfinished)).close();
    syncTree(unfinished);
    renameSync(unfinished, path);
    syncPath(dirname(path));
  }
  closeToOthers(path);
  return openWithSync(path);
}
