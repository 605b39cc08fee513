import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How the server treats a message. */
export type Manner = 'takes it' | 'refuses it' | 'dies in it' | 'takes it and dies' | 'is slow';

/** A real mail server on loopback that can be unwell. */
export interface Smtp {
  url: string;
  /** What it has taken, whole messages. */
  taken: string[];
  /** What becomes of the next messages, in order; after them it takes all. */
  manners: Manner[];
  close: () => Promise<void>;
}

const refusal = () => Object.assign(new Error('Try again later'), { responseCode: 451 });

/** Starts a mail server; on `port`, where one is named. */
export async function startSmtp(port = 0): Promise<Smtp> {
  const taken: string[] = [];
  const manners: Manner[] = [];
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _, done) => {
      const manner = manners.shift() ?? 'takes it';
      const hangUp = () => [...sockets.values()].forEach((socket) => socket.destroy());
      if (manner === 'dies in it') {
        hangUp();
        stream.resume();
        return;
      }
      void text(stream).then((message) => {
        if (manner === 'refuses it') return done(refusal());
        taken.push(message);
        if (manner === 'takes it and dies') return hangUp();
        setTimeout(() => done(), manner === 'is slow' ? 1500 : 0);
      });
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const name = String(socket.remotePort);
    sockets.set(name, socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(name));
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const { port: given } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${given}`,
    taken,
    manners,
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

/** The value of a field in the head of a message, its folded lines joined. */
export const headOf = (message: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(message.split(/\r?\n\r?\n/)[0] ?? '')?.[1]?.replace(/\r?\n[ \t]/g, ' ');
