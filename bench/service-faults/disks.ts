import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getEmbeddedTemplate, type TestDatabases } from '../../src/server/forms/store/databases.fixture';
import { countLost, type FaultResult, runFault } from './load';

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

/** Runs a fault on a disk of its own, which needs the right to mount one. */
async function withDisk<T>(
  mount: (folder: string, mountPoint: string) => void,
  work: (folder: string, data: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const mountPoint = join(folder, 'mounted');
  mkdirSync(mountPoint);
  mount(folder, mountPoint);
  try {
    cpSync(await getEmbeddedTemplate(), join(mountPoint, 'data'), { recursive: true });
    run('sync');
    return await work(folder, join(mountPoint, 'data'));
  } finally {
    run('umount', '-l', mountPoint);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A disk of 192 MB that is full for ten seconds. */
export const fillDisk = (databases: TestDatabases): Promise<FaultResult> =>
  withDisk(
    (_, mountPoint) => run('mount', '-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', mountPoint),
    (_, data) =>
      runFault(
        {
          name: 'disk full for 10 s',
          createLocation: () => Promise.resolve(data),
          run: async ({ url }) => {
            const { bavail, bsize } = statfsSync(data);
            const filler = join(data, '..', 'filler');
            writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 1_000_000)));
            await pause(10_000);
            const health = await (await fetch(`${url}/api/health`)).text();
            rmSync(filler);
            return health;
          },
        },
        databases,
      ),
  );

const powerCuts = 50;

/** A disk of ext4 is copied at fifty moments as a power cut would leave it: only what was synced is sure to be on the copy. */
export const cutPower = (databases: TestDatabases): Promise<FaultResult> =>
  withDisk(
    (folder, mountPoint) => {
      run('mkfs.ext4', '-q', join(folder, 'disk.img'), '400M');
      // The copy is of one moment: nothing is written to the disk but by the service, which is stopped meanwhile.
      run('mount', '-o', 'loop,commit=600', join(folder, 'disk.img'), mountPoint);
    },
    (folder, data) =>
      runFault(
        {
          name: `power cut, ${powerCuts} times`,
          maxFault: 1_200_000,
          createLocation: () => Promise.resolve(data),
          run: async ({ load, pid }) => {
            const [copy, mountPoint] = [join(folder, 'copy.img'), join(folder, 'copy')];
            mkdirSync(mountPoint);
            const lost: number[] = [];
            let acknowledged = 0;
            for (let cuts = 0; cuts < powerCuts; cuts += 1) {
              await load.waitForAccepted(1 + Math.floor(Math.random() * 40));
              process.kill(pid, 'SIGSTOP');
              const answers = [...load.answers];
              run('cp', join(folder, 'disk.img'), copy);
              process.kill(pid, 'SIGCONT');
              run('mount', '-o', 'loop', copy, mountPoint);
              rmSync(join(mountPoint, 'data', 'socket.1'), { force: true });
              lost.push(await countLost(databases, join(mountPoint, 'data'), answers));
              acknowledged = answers.filter(({ status }) => status === 201).length;
              run('umount', mountPoint);
            }
            const sum = lost.reduce((total, count) => total + count);
            return `${sum} lost on ${lost.filter(Boolean).length} of the copies, the last of which has ${acknowledged}; every copy opens`;
          },
        },
        databases,
      ),
  );

/** A second container starts on the same folder: its processes do not see those of the first. It needs the right to make namespaces. */
export const startSecondContainer = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: 'second container',
      run: async ({ folder, location }) => {
        const node = [process.execPath, '--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('src/server/main.ts')];
        const second = spawn('unshare', ['--pid', '--net', '--ipc', '--uts', '--fork', '--mount-proc', ...node], {
          cwd: folder,
          env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: location },
        });
        let output = '';
        for (const stream of [second.stdout, second.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
        const status = await new Promise((done) => second.once('close', done));
        return `exit ${String(status)}: ${output.slice(0, output.indexOf(','))}`;
      },
    },
    databases,
  );
