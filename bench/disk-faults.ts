import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createEmbeddedDatabases, getEmbeddedTemplate } from '../src/server/forms/store/databases.fixture';
import { createFormsStore } from '../src/server/forms/store/store';
import { createInquiryBody, runLoad, startServerProcess, writeTestFormsSite } from '../src/server/server-process.fixture';
import { formatRow } from './measure-build';

const databases = createEmbeddedDatabases();

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

interface Answer {
  status: number;
  reference: string | undefined;
  startedAt: number;
  endedAt: number;
}

/** Sends inquiries over ten connections until it is stopped, and notes every answer. */
function startLoad(url: string) {
  const answers: Answer[] = [];
  const starts = new Map<number, number>();
  let isOver = false;
  const loading = runLoad(url, {
    count: Infinity,
    connections: 10,
    path: 'inquiries',
    body: (index) => {
      starts.set(index, performance.now());
      return createInquiryBody(index);
    },
    isOver: () => isOver,
    onResponse: ({ index, status, body }) =>
      answers.push({ status, reference: body.reference, startedAt: starts.get(index)!, endedAt: performance.now() }),
  });
  return {
    answers,
    /** Waits for inquiries that are accepted from now on, and returns how many milliseconds that took. */
    waitForAccepted: async (count: number): Promise<number> => {
      const from = performance.now();
      while (answers.filter(({ status, startedAt }) => status === 201 && startedAt >= from).length < count) await pause(10);
      return performance.now() - from;
    },
    stop: async () => {
      isOver = true;
      await loading;
    },
  };
}

/** The service under load on a disk of its own. */
interface FaultContext {
  /** The folder that holds the disk, and the one of the database on it. */
  folder: string;
  data: string;
  url: string;
  pid: number;
  load: ReturnType<typeof startLoad>;
}

interface Fault {
  name: string;
  /** Mounts a disk at a folder, which needs the right to do so. */
  mount: (folder: string, mountPoint: string) => void;
  /** Begins the fault, waits, ends it, and says what happened. */
  inflict: (context: FaultContext) => Promise<string>;
}

async function countLost(data: string, answers: readonly Answer[]): Promise<number> {
  const { database } = await databases.open(data);
  const stored = new Set((await createFormsStore(database).listInquiries(false)).map(({ reference }) => reference));
  await database.close();
  return answers.filter(({ status, reference }) => status === 201 && !stored.has(reference ?? '')).length;
}

/** A disk of 192 MB that is full for ten seconds. */
const fullDisk: Fault = {
  name: 'disk full for 10 s',
  mount: (_, mountPoint) => run('mount', '-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', mountPoint),
  inflict: async ({ data, url }) => {
    const { bavail, bsize } = statfsSync(data);
    const filler = join(data, '..', 'filler');
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 1_000_000)));
    await pause(10_000);
    const health = await (await fetch(`${url}/api/health`)).text();
    rmSync(filler);
    return health;
  },
};

const powerCuts = 50;

/** A disk of ext4 is copied at fifty moments as a power cut would leave it: only what was synced is sure to be on the copy. */
const powerCut: Fault = {
  name: `power cut, ${powerCuts} times`,
  mount: (folder, mountPoint) => {
    run('mkfs.ext4', '-q', join(folder, 'disk.img'), '400M');
    // The copy is of one moment: nothing is written to the disk but by the service, which is stopped meanwhile.
    run('mount', '-o', 'loop,commit=600', join(folder, 'disk.img'), mountPoint);
  },
  inflict: async ({ folder, load, pid }) => {
    const [copy, mountPoint] = [join(folder, 'copy.img'), join(folder, 'copy')];
    mkdirSync(mountPoint);
    let lost = 0;
    for (let cuts = 0; cuts < powerCuts; cuts += 1) {
      await load.waitForAccepted(1 + Math.floor(Math.random() * 40));
      process.kill(pid, 'SIGSTOP');
      const answers = [...load.answers];
      run('cp', join(folder, 'disk.img'), copy);
      process.kill(pid, 'SIGCONT');
      run('mount', '-o', 'loop', copy, mountPoint);
      rmSync(join(mountPoint, 'data', 'socket.1'), { force: true });
      lost += await countLost(join(mountPoint, 'data'), answers);
      run('umount', mountPoint);
    }
    return `${lost} lost on the copies, every one of which opens`;
  },
};

/** Runs a fault while inquiries arrive, and prints what became of them. */
async function measure({ name, mount, inflict }: Fault): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const mountPoint = join(folder, 'mounted');
  mkdirSync(mountPoint);
  mount(folder, mountPoint);
  try {
    const data = join(mountPoint, 'data');
    cpSync(await getEmbeddedTemplate(), data, { recursive: true });
    run('sync');
    const site = writeTestFormsSite();
    const server = await startServerProcess(site.folder, { DATA_DIR: data });
    const load = startLoad(server.url);
    await load.waitForAccepted(100);
    const startedAt = performance.now();
    const note = await inflict({ folder, data, url: server.url, pid: server.pid, load });
    const endedAt = performance.now();
    const recovery = await load.waitForAccepted(1);
    await load.stop();
    await server.stop('SIGTERM');
    const during = load.answers.filter((answer) => answer.endedAt >= startedAt && answer.startedAt <= endedAt);
    const slowest = Math.max(0, ...during.map((answer) => answer.endedAt - answer.startedAt));
    const count = (answers: readonly Answer[], ...statuses: number[]) => answers.filter(({ status }) => statuses.includes(status)).length;
    const counts = [count(load.answers, 201), await countLost(data, load.answers), count(during, 503)];
    const others = during.length - count(during, 201, 503);
    console.log(formatRow([name, ...counts, others, `${Math.round(slowest)} ms`, `${Math.round(recovery)} ms`, note]));
    site.remove();
  } finally {
    run('umount', '-l', mountPoint);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `npx tsx bench/disk-faults.ts`, as root: what becomes of inquiries while the disk of the embedded database is full, and after power cuts.
 * It prints a table, in the columns that its first line names; the second fault takes twenty minutes.
 */
async function main(): Promise<void> {
  console.log(formatRow(['fault', 'acknowledged', 'lost', '503', 'no or another answer', 'slowest answer', 'recovery', 'note']));
  for (const fault of [fullDisk, powerCut]) await measure(fault);
  await databases.close();
}

void main();
