import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServerProcess } from '../src/server/server-process.fixture';
import { routes } from '../tests/support/built-site';
import { formatRow } from './built-site';

const encodings = ['gzip, deflate, br', 'gzip', 'identity'];
const ranges = ['', '', '', 'bytes=0-99', 'bytes=100-', 'bytes=999999999-'];
/** The share by which the lowest resident memory of the last quarter may be above that of the second. */
const maxGrowth = 0.1;

const readMegabytes = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);

/** Requests a page or a file; each fortieth visitor leaves in the middle of the answer. */
const visit = (url: string, index: number, agent: Agent, paths: readonly string[]): Promise<void> =>
  new Promise((done) => {
    const range = ranges[index % ranges.length]!;
    const headers = { 'accept-encoding': encodings[index % encodings.length], ...(range && { range }) };
    const sent = request(url + paths[(index * 7919) % paths.length]!, { headers, agent }, (response) => {
      if (index % 40 === 0) response.destroy();
      response.resume().once('close', done);
    });
    sent.once('error', () => done()).end();
  });

async function measure(name: string, hasForms: boolean, visits: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  for (const path of hasForms ? ['public', '.service'] : ['public']) symlinkSync(resolve(path), join(folder, path));
  const server = await startServerProcess(folder, {});
  const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = [...routes, ...routes, '/no-such-page', ...files.map((file) => encodeURI(join(file.parentPath, file.name).slice(6)))];
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const samples: number[] = [];
  let next = 0;
  const connection = async () => {
    while (next < visits) {
      const index = next++;
      await visit(server.url, index, agent, paths);
      if (hasForms && index % 10 === 0)
        await fetch(`${server.url}/api/newsletter`, {
          method: 'POST',
          body: new URLSearchParams({ email: `visitor${index}@sample.example` }),
        });
      if (index % Math.ceil(visits / 100) === 0) samples.push(readMegabytes(server.pid));
    }
  };
  await Promise.all(Array.from({ length: 20 }, connection));
  const [warm, last] = [samples.slice(25, 50), samples.slice(-25)].map((quarter) => Math.min(...quarter)) as [number, number];
  console.log(formatRow([name, visits, `${samples[0]} MB`, `${warm} MB`, `${last} MB`, `${Math.max(...samples)} MB`]));
  agent.destroy();
  await server.stop('SIGTERM');
  rmSync(folder, { recursive: true });
  return last <= warm * (1 + maxGrowth);
}

/** `npx tsx bench/serve-memory.ts [visits]`: the resident memory of `npm run serve` while the built site is visited. Fails when it grows. */
async function main(): Promise<void> {
  const visits = Number(process.argv[2] ?? 100_000);
  console.log(
    `${formatRow(['database', 'visits', 'at the start', 'lowest of the second quarter', 'of the last', 'highest'])}\n| --- |${' --- |'.repeat(5)}`,
  );
  const isSteady = [await measure('none', false, visits), await measure('embedded', true, visits)];
  if (isSteady.includes(false)) throw new Error(`The memory grew by more than ${maxGrowth * 100} %.`);
}

void main();
