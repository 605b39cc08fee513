import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { createIdempotencyKey, createTestApp } from '../src/server/forms/app.fixture';
import { inquiryFields } from '../src/server/forms/api/service-content.fixture';
import { startPostgres } from '../src/server/forms/store/postgres.fixture';
import { openPostgres } from '../src/server/forms/store/postgres';
import { createStore } from '../src/server/forms/store/store';

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

/** `npx tsx bench/far-database.ts`: how long an inquiry takes in a new process and in the same one again, by the distance of PostgreSQL. */
async function main(): Promise<void> {
  const postgres = await startPostgres();
  const url = new URL(await postgres.createDatabase());
  const near = openPostgres(url.href);
  await createStore(near).ping();
  await near.close();
  const home = Number(url.port);
  console.log('| round trip | cold | warm |\n| --- | --- | --- |');
  for (const roundTrip of [30, 80, 150, 220]) {
    const far = await startFarServer(home, roundTrip);
    url.port = String(far.port);
    const database = openPostgres(url.href);
    const app = createTestApp(database, { LIMIT_PER_EMAIL: '99', LIMIT_PER_ADDRESS: '99' }, 4000, true);
    const times = [];
    for (let count = 0; count < 4; count += 1) {
      const startedAt = performance.now();
      const { status } = await app.post('/api/inquiries', { ...inquiryFields, _key: createIdempotencyKey() });
      times.push(`${Math.round(performance.now() - startedAt)} ms${status === 201 ? '' : ` (${status})`}`);
    }
    console.log(`| ${roundTrip} ms | ${times[0]} | ${times.slice(1).join(', ')} |`);
    await database.close();
    far.close();
  }
  await postgres.close();
}

void main();
