import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebDriverCommand } from './webdriver';

/** Firefox's names of the WebDriver commands. geckodriver does no more than translate HTTP to them. */
export const marionetteNames: Record<WebDriverCommand, string> = {
  'Navigate To': 'WebDriver:Navigate',
  Back: 'WebDriver:Back',
  Forward: 'WebDriver:Forward',
  'Execute Script': 'WebDriver:ExecuteScript',
  'Perform Actions': 'WebDriver:PerformActions',
  'Take Screenshot': 'WebDriver:TakeScreenshot',
  'Print Page': 'WebDriver:Print',
};

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, value: Record<string, unknown> | null];

async function connectTo(port: number): Promise<Socket> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await new Promise((connected, failed) => {
        const socket = connect(port, '127.0.0.1', () => connected(socket));
        socket.once('error', failed);
      });
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/** A connection to Firefox's own remote protocol: each message is its length in bytes, a colon and JSON. */
export async function connectMarionette(port: number): Promise<{
  send: (name: string, parameters?: object) => Promise<unknown>;
  end: () => void;
}> {
  const socket = await connectTo(port);
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
  const send = (name: string, parameters: object = {}) =>
    new Promise<unknown>((settled, fail) => {
      pending.set(++last, { settle: settled, fail });
      const message = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return { send, end: () => socket.destroy() };
}
