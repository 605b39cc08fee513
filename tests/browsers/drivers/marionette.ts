import { connect, type Socket } from 'node:net';
import type { WebDriverCommand } from './webdriver';

/** Firefox's names of the WebDriver commands. geckodriver does no more than translate HTTP to them. */
export const marionetteNames: Record<WebDriverCommand, string> = {
  'Navigate To': 'WebDriver:Navigate',
  Back: 'WebDriver:Back',
  Forward: 'WebDriver:Forward',
  'Execute Script': 'WebDriver:ExecuteScript',
  'Perform Actions': 'WebDriver:PerformActions',
  'Print Page': 'WebDriver:Print',
};

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, value: Record<string, unknown> | null];

export const connectTo = (port: number): Promise<Socket> =>
  new Promise((connected, failed) => {
    const socket = connect(port, '127.0.0.1', () => connected(socket));
    socket.once('error', failed);
  });

/** A connection to Firefox's own remote protocol: each message is its length in bytes, a colon and JSON. */
export function connectMarionette(socket: Socket): (name: string, parameters?: object) => Promise<unknown> {
  const pending = new Map<number, { settle: (value: unknown) => void; fail: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let last = 0;
  const settle = ([, id, error, value]: Reply) => {
    const command = pending.get(id);
    pending.delete(id);
    if (error) command?.fail(new Error(`${error.error}: ${error.message}`));
    else command?.settle(value && 'value' in value ? value['value'] : value);
  };
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Reply | object;
      received = received.subarray(end);
      if (Array.isArray(message)) settle(message as Reply);
    }
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    for (const { fail } of pending.values()) fail(new Error('Firefox has closed the connection.'));
    pending.clear();
  });
  return (name, parameters = {}) =>
    new Promise((settled, fail) => {
      pending.set(++last, { settle: settled, fail });
      const message = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`, (error) => error && fail(error));
    });
}
