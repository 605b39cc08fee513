import { createServer, request as sendRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** An answer of the network in place of the server's own. */
export type Reply = { status: number; json: unknown } | 'no connection';

export interface Connection {
  bytesPerSecond: number;
  /** What an answer takes to begin, in milliseconds. */
  latency: number;
}

interface NetworkOptions {
  /** Whether pages come without their scripts, as a browser shows them in which scripts are turned off. */
  isScriptless: boolean;
  connection?: Connection;
}

/** What one journey sees of the network. */
export interface Network {
  url: string;
  /** Answers the requests for a path, from now on. */
  reply: (path: string, reply: Reply) => void;
  restore: (path: string) => void;
  posted: (path: string) => string[];
}

export interface SiteProxy {
  /** An address of its own for a journey: storage, caches and service workers of the others are elsewhere. */
  openNetwork: (options: NetworkOptions) => Network;
  close: () => void;
}

interface State {
  replies: Map<string, Reply>;
  log: { method: string; path: string; body: string }[];
  isScriptless: boolean;
  carry: Carry;
}

/** Takes a body to the browser. */
type Carry = (body: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

const packet = 4_096;

/** Carries bodies over a slow connection, on which those of the same time take turns. */
function createCarry({ bytesPerSecond, latency }: Connection): Carry {
  let freeAt = 0;
  return async function* (body) {
    await wait(latency);
    for await (const chunk of body)
      for (let at = 0; at < chunk.length; at += packet) {
        const part = chunk.subarray(at, at + packet);
        freeAt = Math.max(freeAt, Date.now()) + (part.length / bytesPerSecond) * 1_000;
        await wait(freeAt - Date.now());
        yield part;
      }
  };
}

const readBody = async (stream: IncomingMessage): Promise<Buffer> => Buffer.concat((await stream.toArray()) as Buffer[]);

/** None runs. */
const withoutScripts = (html: string): string => html.replaceAll(/<script\b.*?<\/script>/gs, '');

function forward(target: URL, incoming: IncomingMessage, headers: IncomingHttpHeaders, body: Buffer): Promise<IncomingMessage> {
  return new Promise((answered, failed) => {
    const options = { host: target.hostname, port: target.port, method: incoming.method, path: incoming.url, headers };
    sendRequest(options, answered).once('error', failed).end(body);
  });
}

async function respond(target: URL, state: State, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const path = incoming.url ?? '/';
  const body = await readBody(incoming);
  state.log.push({ method: incoming.method ?? 'GET', path, body: body.toString() });
  const reply = [...state.replies].find(([start]) => path.startsWith(start))?.[1];
  if (reply === 'no connection') return void incoming.socket.destroy();
  if (reply) return void outgoing.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.json));
  // What is edited comes uncompressed.
  const requested = state.isScriptless ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers;
  const answer = await forward(target, incoming, requested, body);
  if (!state.isScriptless || !answer.headers['content-type']?.startsWith('text/html')) {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    return pipeline(answer, state.carry, outgoing);
  }
  const { 'content-length': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(withoutScripts((await readBody(answer)).toString()));
}

/** A proxy between the browsers and the server of the site. Each journey has its own loopback address, and so its own origin. */
export async function startSiteProxy(target: URL): Promise<SiteProxy> {
  const states = new Map<string, State>();
  const server = createServer((incoming, outgoing) => {
    const state = states.get(incoming.headers.host ?? '');
    if (!state) return void outgoing.writeHead(404).end();
    respond(target, state, incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  const { port } = server.address() as AddressInfo;
  let last = 0;
  return {
    openNetwork: ({ isScriptless, connection }) => {
      last += 1;
      const host = `127.1.${last >> 8}.${last & 255}:${port}`;
      const state: State = {
        replies: new Map(),
        log: [],
        isScriptless,
        carry: connection ? createCarry(connection) : (body) => body,
      };
      states.set(host, state);
      return {
        url: `http://${host}`,
        reply: (path, reply) => void state.replies.set(path, reply),
        restore: (path) => void state.replies.delete(path),
        posted: (path) => state.log.filter((one) => one.method === 'POST' && one.path.startsWith(path)).map(({ body }) => body),
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
