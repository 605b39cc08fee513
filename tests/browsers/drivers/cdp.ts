import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

export type CdpResult = Record<string, unknown>;

/** A connection to Chromium's own protocol over the pipes of `--remote-debugging-pipe`: JSON, each message ended by a zero byte. */
export interface CdpConnection {
  send: (method: string, params?: object, sessionId?: string) => Promise<CdpResult>;
}

export function connectCdp(browser: ChildProcess): CdpConnection {
  const output = browser.stdio[3] as Writable;
  const input = browser.stdio[4] as unknown as Readable;
  const pending = new Map<number, { settle: (value: CdpResult) => void; fail: (error: Error) => void }>();
  let rest = '';
  let last = 0;
  input.setEncoding('utf8');
  input.on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop()!;
    for (const message of messages) {
      const { id = 0, error, result = {} } = JSON.parse(message) as Message;
      const command = pending.get(id);
      pending.delete(id);
      if (error) command?.fail(new Error(error.message));
      else command?.settle(result);
    }
  });
  const failAll = () => {
    for (const { fail } of pending.values()) fail(new Error('Chromium has ended.'));
    pending.clear();
  };
  input.on('close', failAll);
  output.on('error', failAll);
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((settle, fail) => {
        pending.set(++last, { settle, fail });
        output.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`, (error) => error && fail(error));
      }),
  };
}
