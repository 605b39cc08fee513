import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createSampleFile, toFormData } from '../../src/server/forms/app.fixture';
import type { TestDatabases } from '../../src/server/forms/store/databases.fixture';
import { createInquiryBody } from '../../src/server/server-process.fixture';
import { type FaultResult, runFault } from './load';

/** Keeps a number of connections open that send `start` and nothing more; a connection that is ended begins again. */
function holdConnections(url: string, count: number, start: (index: number) => { text: string; localAddress: string }) {
  const port = Number(new URL(url).port);
  const sockets = new Map<number, Socket>();
  let ended = 0;
  let isOver = false;
  const open = (index: number) => {
    const { text, localAddress } = start(index);
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    sockets.set(index, socket.resume());
    socket.write(text);
    socket.once('close', () => {
      ended += 1;
      // A connection that is refused at once is tried again, but not in a loop that takes the processor.
      setTimeout(() => isOver || open(index), 100);
    });
  };
  for (let index = 0; index < count; index += 1) open(index);
  return {
    countOpen: () => [...sockets.values()].filter(({ readyState }) => readyState === 'open').length,
    stop: () => {
      isOver = true;
      sockets.forEach((socket) => socket.destroy());
      return ended;
    },
  };
}

/** Sends uploads of 4 MB at once, each from a network of its own, and describes the answers. */
async function sendUploads(url: string, count: number): Promise<string> {
  const startedAt = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const body = toFormData(createInquiryBody(5_000_000 + count * 1000 + index) as Record<string, string>, [
        createSampleFile('a.jpg', 3_990_000),
      ]);
      const headers = { 'x-forwarded-for': `198.18.${index}.1` };
      return (await fetch(`${url}/api/inquiries`, { method: 'POST', body, headers })).status;
    }),
  );
  const taken = statuses.filter((status) => status === 201).length;
  const others = statuses.filter((status) => status !== 201).join(', ');
  return `${taken} of ${count} uploads of 4 MB at once were taken ${others && `(others: ${others}) `}in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

const readMemory = (pid: number, name: 'VmHWM' | 'VmRSS'): string => {
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1000)} MB`;
};

/** Two hundred uploads of one network that stop, half of them after their head and half after 64 KB, while others send files. */
export const holdUploads = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: '200 idle uploads of one network',
      env: { TRUST_PROXY: '1' },
      run: async ({ url, pid }) => {
        const head = [
          'POST /api/inquiries HTTP/1.1',
          'Host: a',
          'X-Forwarded-For: 203.0.113.7',
          'Content-Type: multipart/form-data; boundary=x',
          'Content-Length: 4000000',
        ].join('\r\n');
        const uploads = holdConnections(url, 200, (index) => ({
          text: `${head}\r\n\r\n${'x'.repeat(index % 2 === 0 ? 0 : 65_536)}`,
          localAddress: '127.0.0.1',
        }));
        await pause(2000);
        const before = readMemory(pid, 'VmRSS');
        const notes = [await sendUploads(url, 1), await sendUploads(url, 32)];
        uploads.stop();
        return `${notes.join('; ')}; memory ${before}, at its peak ${readMemory(pid, 'VmHWM')}`;
      },
    },
    databases,
  );

/** Two thousand connections that send nothing, from as many addresses as they need. */
export const holdSockets = (databases: TestDatabases): Promise<FaultResult> =>
  runFault(
    {
      name: '2,000 idle sockets of 8 addresses',
      run: async ({ url, pid }) => {
        const sockets = holdConnections(url, 2000, (index) => ({ text: '', localAddress: `127.0.1.${1 + (index % 8)}` }));
        const times: number[] = [];
        let missed = 0;
        let open = 0;
        for (const startedAt = performance.now(); performance.now() - startedAt < 20_000;) {
          const askedAt = performance.now();
          await fetch(url, { headers: { connection: 'close' } }).catch(() => (missed += 1));
          times.push(performance.now() - askedAt);
          open = Math.max(open, sockets.countOpen());
        }
        const ended = sockets.stop();
        const slowest = Math.max(...times).toFixed(0);
        return `${open} were open at once, ${ended} were ended; ${times.length} pages were asked for, ${missed} got no answer, the slowest took ${slowest} ms; memory at its peak ${readMemory(pid, 'VmHWM')}`;
      },
    },
    databases,
  );
