import { setTimeout as pause } from 'node:timers/promises';
import { createInquiryBody, runLoad, startServerProcess, writeTestFormsSite } from '../../src/server/server-process.fixture';
import type { TestDatabases } from '../../src/server/forms/store/databases.fixture';
import { createFormsStore } from '../../src/server/forms/store/store';

/** What a service went through, as a row of the table. */
export interface FaultResult {
  fault: string;
  /** Inquiries that got a reference, and how many of them are not in the database. */
  acknowledged: number;
  lost: number;
  /** Requests that were refused with 503, and those that got no answer at all or another one. */
  refused: number;
  other: number;
  /** The slowest answer while the fault lasted, in milliseconds. */
  slowest: number;
  /** From the end of the fault to the next accepted inquiry, in milliseconds. */
  recovery: number | undefined;
  note: string;
}

/** How long a service may take to accept inquiries again, and how long a fault may last, in milliseconds. */
const maxRecovery = 30_000;
const maxFault = 60_000;

interface Sent {
  status: number;
  reference: string | undefined;
  startedAt: number;
  endedAt: number;
}

/** Sends inquiries until it is stopped, and notes every answer. */
export function startLoad(url: string, connections = 10, offset = 0) {
  const answers: Sent[] = [];
  const starts = new Map<number, number>();
  let isOver = false;
  const loading = runLoad(url, {
    count: Infinity,
    connections,
    path: 'inquiries',
    body: (index) => {
      starts.set(index, performance.now());
      return createInquiryBody(offset + index);
    },
    isOver: () => isOver,
    onResponse: ({ index, status, body }) =>
      answers.push({ status, reference: body.reference, startedAt: starts.get(index)!, endedAt: performance.now() }),
  });
  return {
    answers,
    /** Waits for inquiries that are accepted from now on, and returns how long that took; undefined after half a minute. */
    waitForAccepted: async (count: number): Promise<number | undefined> => {
      const from = performance.now();
      while (performance.now() - from < maxRecovery) {
        if (answers.filter(({ status, startedAt }) => status === 201 && startedAt >= from).length >= count) return performance.now() - from;
        await pause(10);
      }
      return undefined;
    },
    stop: async () => {
      isOver = true;
      await loading;
    },
  };
}

type Load = ReturnType<typeof startLoad>;

/** A service under load, with a database of its own. */
export interface FaultContext {
  databases: TestDatabases;
  location: string;
  /** The folder of the site. */
  folder: string;
  url: string;
  load: Load;
  pid: number;
  /** Starts the service again after it was killed, with other settings if they are given. */
  restart: (settings?: Record<string, string>) => Promise<void>;
}

interface Fault {
  name: string;
  env?: Record<string, string>;
  /** How long it may last, in milliseconds. */
  maxFault?: number;
  createLocation?: () => Promise<string>;
  /** Begins the fault, waits, ends it, and says what happened. */
  run: (context: FaultContext) => Promise<string | undefined>;
}

export async function countLost(databases: TestDatabases, location: string, answers: readonly Sent[]): Promise<number> {
  const { database } = await databases.open(location);
  const stored = new Set((await createFormsStore(database).listInquiries(false)).map(({ reference }) => reference));
  await database.close();
  return answers.filter(({ status, reference }) => status === 201 && !stored.has(reference ?? '')).length;
}

/** Runs a fault while inquiries arrive, and counts what became of them. */
export async function runFault(fault: Fault, databases: TestDatabases): Promise<FaultResult> {
  const site = writeTestFormsSite();
  const location = await (fault.createLocation ?? databases.createLocation)();
  const env: Record<string, string> = { ...fault.env, ...(databases.isServer ? { DATABASE_URL: location } : { DATA_DIR: location }) };
  // Below the ports that the system gives to connections.
  const port = String(20_000 + Math.floor(Math.random() * 12_000));
  let server = await startServerProcess(site.folder, { ...env, PORT: port });
  const load = startLoad(server.url);
  await load.waitForAccepted(100);
  const context: FaultContext = {
    databases,
    location,
    folder: site.folder,
    url: server.url,
    load,
    pid: server.pid,
    restart: async (settings) => {
      server = await startServerProcess(site.folder, { ...env, ...settings, PORT: port });
      context.pid = server.pid;
    },
  };
  const startedAt = performance.now();
  const note = await Promise.race([fault.run(context), pause(fault.maxFault ?? maxFault, 'cut off', { ref: false })]);
  const endedAt = performance.now();
  const recovery = await load.waitForAccepted(1);
  const stopping = load.stop();
  await Promise.race([stopping, pause(5000)]);
  // Ends the requests that nobody answers.
  await server.stop('SIGKILL');
  await stopping;
  const during = load.answers.filter((answer) => answer.endedAt >= startedAt && answer.startedAt <= endedAt);
  const result = {
    fault: fault.name,
    acknowledged: load.answers.filter(({ status }) => status === 201).length,
    lost: await countLost(databases, location, load.answers),
    refused: during.filter(({ status }) => status === 503).length,
    other: during.filter(({ status }) => status !== 201 && status !== 503).length,
    slowest: Math.max(0, ...during.map((answer) => answer.endedAt - answer.startedAt)),
    recovery,
    note: note ?? '',
  };
  site.remove();
  return result;
}
