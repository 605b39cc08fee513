import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createMailer } from './mailer';

/** The events of sockets come in later turns, whatever the clock says. */
async function letSocketsWork(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

let server: Server;
let socket: Socket;

/** Sends a mail to a server that has taken the connection and says nothing. `outcome` is the error, once there is one. */
async function startSending(place: 'server' | 'function'): Promise<{ outcome?: unknown }> {
  const sending: { outcome?: unknown } = {};
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const send = createMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'site@narra.example', place);
  void send({ to: 'visitor@sample.example', subject: 'Sample', text: 'Sample' }, 'id', []).catch((error: unknown) => {
    sending.outcome = error;
  });
  [socket] = await connected;
  await letSocketsWork();
  return sending;
}

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
  socket.destroy();
  server.close();
});

test.each([
  ['a minute', 'server', 60],
  ['fifteen seconds in a function, which is ended itself soon', 'function', 15],
] as const)('[A4] a mail server that accepts the connection and does not respond times out after %s', async (_, place, seconds) => {
  const sending = await startSending(place);
  await jest.advanceTimersByTimeAsync(seconds * 1000 - 100);
  expect(sending.outcome).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  await letSocketsWork();
  expect(sending.outcome).toMatchObject({ errorCode: 'ETIMEDOUT', isServerUnavailable: true, isUnknown: false });
});
