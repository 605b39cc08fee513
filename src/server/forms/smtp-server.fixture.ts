import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** How the server treats a message. */
export type DeliveryBehavior = 'accept' | 'reject' | 'refuse' | 'disconnect' | 'accept and disconnect' | 'delay';

/** A real mail server on loopback that can fail on request. */
export interface SmtpServer {
  url: string;
  /** The messages that it has accepted, whole, and as they were before a line that is too long was quoted. */
  messages: string[];
  /** What becomes of the next messages, in order; after them it takes all. */
  behaviors: DeliveryBehavior[];
  /** The recipients that were named to it. It never answers for those at `hang.example`, and disconnects after those at `drop.example`,
   *  and knows nobody at `unknown.example`. */
  recipients: string[];
  /** What it answers to a command, as `550 5.7.1 Unable to relay`, as long as it is set; to a message with files that of `FILES`. */
  replies: Partial<Record<'MAIL' | 'RCPT' | 'DATA' | 'FILES', string | undefined>>;
  /** The names and passwords that it received. */
  credentials: string[];
  close: () => Promise<void>;
}

const createTemporaryError = () => Object.assign(new Error('Try again later'), { responseCode: 451 });

const createReply = (reply: string) => Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });

/** What is called for a message whose connection ends before the message does: its client was stopped. */
const ignoreLostConnection = () => undefined;

/** Starts a mail server; on `port`, where one is named. With `hasTls` it offers STARTTLS, with a certificate that nobody trusts. */
export async function startSmtpServer(port = 0, hasTls = false): Promise<SmtpServer> {
  const taken: string[] = [];
  const recipients: string[] = [];
  const credentials: string[] = [];
  const manners: DeliveryBehavior[] = [];
  const replies: SmtpServer['replies'] = {};
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: hasTls ? [] : ['STARTTLS'],
    // A reply has the enhanced code that its text begins with.
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    onAuth: ({ username, password }, session, done) => {
      credentials.push(`${username}:${password}${session.secure ? ' over TLS' : ''}`);
      done(null, { user: username });
    },
    onMailFrom: (_, __, done) => done(replies.MAIL === undefined ? null : createReply(replies.MAIL)),
    onRcptTo: ({ address }, { remotePort }, done) => {
      recipients.push(address);
      if (replies.RCPT !== undefined) done(createReply(replies.RCPT));
      else if (address.endsWith('@drop.example')) sockets.get(String(remotePort))?.destroy();
      else if (address.endsWith('@unknown.example')) done(createReply('550 5.1.1 No such user'));
      else if (!address.endsWith('@hang.example')) done();
    },
    onData: (stream, { remotePort }, done) => {
      const manner = manners.shift() ?? 'accept';
      const hangUp = () => sockets.get(String(remotePort))?.destroy();
      if (manner === 'disconnect') {
        hangUp();
        stream.resume();
        return;
      }
      void text(stream).then((message) => {
        if (manner === 'reject') return done(createTemporaryError());
        if (manner === 'refuse') return done(Object.assign(new Error('Not wanted'), { responseCode: 571 }));
        const reply = replies.DATA ?? (/^Content-Disposition: attachment/im.test(message) ? replies.FILES : undefined);
        if (reply !== undefined) return done(createReply(reply));
        taken.push(message.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
        if (manner === 'accept and disconnect') return hangUp();
        setTimeout(() => done(), manner === 'delay' ? 100 : 0);
      }, ignoreLostConnection);
    },
  });
  server.server.on('connection', (socket: Socket) => {
    const name = String(socket.remotePort);
    sockets.set(name, socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(name));
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(port, '0.0.0.0', resolve));
  const { port: given } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${given}`,
    messages: taken,
    behaviors: manners,
    recipients,
    replies,
    credentials,
    close: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

/** The value of a field in the head of a message, its folded lines joined. */
export const getMailHeader = (message: string, name: string): string | undefined =>
  new RegExp(`^${name}: ?(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(message.split(/\r?\n\r?\n/)[0] ?? '')?.[1]?.replace(/\r?\n[ \t]/g, ' ');
