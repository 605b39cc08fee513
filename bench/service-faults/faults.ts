import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestDatabases } from '../../src/server/forms/store/databases.fixture';
import { type FaultResult, runFault } from './load';

/** `kill -9` of the service, three times. */
export const killService = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: 'kill -9 of the service, three times',
      run: async (context) => {
        for (let times = 0; times < 3; times += 1) {
          process.kill(context.pid, 'SIGKILL');
          await context.restart();
          await context.load.waitForAccepted(50);
        }
        return undefined;
      },
    },
    databases,
  );

/** The clock of the process, which is also that of the embedded database, is three years ahead for the time of several purges. */
export const jumpClock = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: 'clock three years ahead for 10 s',
      run: async ({ pid, restart, load }) => {
        const ahead = `const now = Date.now; const shift = ${1100 * 86_400_000}; globalThis.Date = class extends Date {
          constructor(...given) { super(...(given.length > 0 ? given : [now() + shift])); } static now() { return now() + shift; } }`;
        process.kill(pid, 'SIGKILL');
        await restart({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ahead)}` });
        await pause(10_000);
        await load.waitForAccepted(20);
        return undefined;
      },
    },
    databases,
  );

/** `kill -9` of a process of the database server, which then recovers from its log. */
export const killDatabase = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: 'kill -9 in the database server',
      run: async ({ location }) => {
        const client = new Client({ connectionString: location });
        client.on('error', () => undefined);
        await client.connect();
        const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        process.kill(rows[0]!.pid, 'SIGKILL');
        await pause(1000);
        return 'every connection is lost; the server replays its log';
      },
    },
    databases,
  );

/** The processes of the database server are stopped, so that connections stay open and nothing answers. */
export const hangDatabase = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: 'database server hangs for 10 s',
      run: async ({ location }) => {
        const client = new Client({ connectionString: location });
        await client.connect();
        const { rows } = await client.query<{ pid: number }>(
          `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid
           UNION ALL SELECT pid FROM pg_stat_activity WHERE application_name = 'forms'`,
        );
        await client.end();
        const signal = (name: NodeJS.Signals) => {
          for (const { pid } of rows)
            try {
              process.kill(pid, name);
            } catch {
              // It ended with its connection.
            }
        };
        signal('SIGSTOP');
        await pause(10_000);
        signal('SIGCONT');
        return `${rows.length} processes were stopped`;
      },
    },
    databases,
  );

/** Every connection of the server is taken by others, and those of the service are ended. */
export const exhaustConnections = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: 'no free connection for 10 s',
      run: async ({ location }) => {
        const clients = Array.from({ length: 100 }, () => new Client({ connectionString: location }));
        for (const client of clients) client.on('error', () => undefined);
        await Promise.allSettled(clients.map((client) => client.connect()));
        await clients[0]!.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'forms' AND pid <> pg_backend_pid()`,
        );
        const more = Array.from({ length: 20 }, () => new Client({ connectionString: location }));
        for (const client of more) client.on('error', () => undefined);
        await Promise.allSettled(more.map((client) => client.connect()));
        await pause(10_000);
        await Promise.allSettled([...clients, ...more].map((client) => client.end()));
        return undefined;
      },
    },
    databases,
  );

/** A mail server that takes connections and says nothing. */
export async function blackholeMail(databases: TestDatabases): Promise<FaultResult> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const result = await runFault(
    {
      name: 'mail server says nothing for 15 s',
      env: { SMTP_URL: url, STAFF_EMAIL: 'staff@narra.example' },
      run: async (context) => {
        await pause(15_000);
        const health = (await (await fetch(`${context.url}/api/health`)).json()) as { outbox: { waiting: number; dead: number } };
        return `${health.outbox.waiting} mails wait, ${health.outbox.dead} given up, ${sockets.size} connections tried`;
      },
    },
    databases,
  );
  sockets.forEach((socket) => socket.destroy());
  server.close();
  return result;
}

/** Bodies that arrive a byte a second, from two hundred connections. */
export const sendSlowBodies = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: '200 slow bodies',
      run: async ({ url }) => {
        const { port } = new URL(url);
        const startedAt = performance.now();
        const ends = Array.from({ length: 200 }, async () => {
          const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
          socket.resume();
          socket.write('POST /api/newsletter HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n');
          const timer = setInterval(() => socket.write(' '), 1000);
          await new Promise((resolve) => socket.once('close', resolve));
          clearInterval(timer);
        });
        await Promise.all(ends);
        return `all ended after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`;
      },
    },
    databases,
  );
