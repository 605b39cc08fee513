import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { createMailer } from './mailer';

/** The events of sockets come in later turns, whatever the clock says. */
async function letSocketsWork(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('[A4] a mail server that accepts the connection and does not respond times out after five seconds', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const send = createMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'site@narra.example');
  let outcome: unknown;
  void send({ to: 'visitor@sample.example', subject: 'Sample', text: 'Sample' }, 'id', []).catch((error: unknown) => {
    outcome = error;
  });
  const [socket] = await connected;
  await letSocketsWork();
  await jest.advanceTimersByTimeAsync(4900);
  expect(outcome).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  await letSocketsWork();
  expect(outcome).toMatchObject({ errorCode: 'ETIMEDOUT', isServerUnavailable: true, isUnknown: false });
  jest.useRealTimers();
  socket.destroy();
  server.close();
});
