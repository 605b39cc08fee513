import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIdempotencyKey, createTestApp } from '../src/server/forms/app.fixture';
import { inquiryFields } from '../src/server/forms/api/service-content.fixture';
import { startPostgres } from '../src/server/forms/store/postgres.fixture';
import { openPostgres } from '../src/server/forms/store/postgres';
import { createFormsStore } from '../src/server/forms/store/store';
import { createCertificate, offerTls } from '../src/server/forms/store/tls.fixture';

/** Passes what arrives on, half a round trip later. */
function passLater(from: Socket, to: Socket, delay: number): void {
  from.on('data', (chunk) => setTimeout(() => to.write(chunk), delay));
  from.on('close', () => setTimeout(() => to.destroy(), delay));
  from.on('error', () => to.destroy());
}

/** A proxy in front of a server, as far away as a round trip takes, in milliseconds. Opening a connection takes one, too. */
async function startFarServer(port: number, roundTrip: number): Promise<{ port: number; close: () => void }> {
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const far = connect(port, '127.0.0.1');
    setTimeout(() => {
      passLater(near, far, roundTrip / 2);
      passLater(far, near, roundTrip / 2);
      near.resume();
    }, roundTrip);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** The milliseconds that an inquiry takes in a new process, and in the same one again. */
async function measure(url: string): Promise<{ cold: number; warm: number }> {
  const database = openPostgres(url);
  const app = createTestApp(database, { LIMIT_PER_EMAIL: '99', LIMIT_PER_ADDRESS: '99' }, 4000, true);
  const post = async () => {
    const startedAt = performance.now();
    const { status } = await app.post('/api/inquiries', { ...inquiryFields, _key: createIdempotencyKey() });
    if (status !== 201) throw new Error(`The inquiry was answered ${status}.`);
    return Math.round(performance.now() - startedAt);
  };
  const times = { cold: await post(), warm: await post() };
  await database.close();
  return times;
}

/**
 * `npx tsx bench/far-database.ts`: how long an inquiry takes in a new process and in the same one again, by the distance of PostgreSQL, and by
 * how TLS is agreed upon: not at all, after a question (every server), directly (PostgreSQL 17).
 */
async function main(): Promise<void> {
  const postgres = await startPostgres();
  const url = new URL(await postgres.createDatabase());
  const near = openPostgres(url.href);
  await createFormsStore(near).ping();
  const folder = mkdtempSync(join(tmpdir(), 'far-'));
  const certificate = createCertificate(folder, 'IP:127.0.0.1');
  await offerTls(near, folder);
  await near.close();
  const home = Number(url.port);
  const ways = ['sslmode=disable', `sslrootcert=${certificate}`, `sslrootcert=${certificate}&sslnegotiation=direct`];
  console.log('| round trip | cold | cold, TLS | cold, direct TLS | warm |\n| --- | --- | --- | --- | --- |');
  for (const roundTrip of [30, 80, 150, 220]) {
    const far = await startFarServer(home, roundTrip);
    url.port = String(far.port);
    const times = [];
    for (const way of ways) times.push(await measure(`${url.href}?${way}`));
    const cells = [roundTrip, ...times.map(({ cold }) => cold), Math.max(...times.map(({ warm }) => warm))];
    console.log(`| ${cells.map((ms) => `${ms} ms`).join(' | ')} |`);
    far.close();
  }
  rmSync(folder, { recursive: true });
  await postgres.close();
}

void main();
