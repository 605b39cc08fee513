import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { maintenancePath } from '../../domain/routes';
import { createHost } from './host';
import { watchRules } from './host-rules';
import { findFile } from './send-file';

/** How long a connection may take, in milliseconds, and how many one address may have. */
export interface ConnectionLimits {
  /** From the connection to the end of the first headers. */
  headersTimeout: number;
  /** For a whole request, with the largest body that the forms service reads. It ends slower bodies much earlier. */
  requestTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** Without a byte from or to the client, which then reads no response. An upload waits for a slot for 25 seconds, and its answer takes four. */
  silenceTimeout: number;
  /** For the rest of a request after its response, which a browser reads only when it has sent everything. */
  lingerTimeout: number;
  maxPerAddress: number;
}

/** Many visitors of a mobile network share an address, and a browser opens six connections. */
export const defaultLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 5000,
  silenceTimeout: 60_000,
  lingerTimeout: 3000,
  maxPerAddress: 256,
};

/**
 * Behind a proxy, whose address is that of all visitors. The proxy ends idle connections, Caddy after two minutes: one that the server
 * ended at that moment would cost a visitor the form that was on its way.
 */
export const proxyLimits: ConnectionLimits = { ...defaultLimits, maxPerAddress: Infinity, keepAliveTimeout: 150_000 };

/** The bytes of the head of a request. Node takes 16 KiB, and the link of a board may have 24,000 (G1). */
const maxHeaderSize = 32_768;

function limitPerAddress(server: Server, max: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    if (count > max) return void socket.destroy();
    counts.set(address, count);
    socket.once('close', () => {
      const left = counts.get(address)! - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

/** How many requests of a connection may be open. Browsers and proxies wait for each answer; all of them in one packet would fill the memory. */
const maxOpenRequests = 4;

/** Ends a connection that asks for more and more without waiting for answers. */
function limitOpenRequests(server: Server): void {
  const counts = new WeakMap<Socket, number>();
  server.on('request', ({ socket }, response) => {
    const count = (counts.get(socket) ?? 0) + 1;
    counts.set(socket, count);
    if (count > maxOpenRequests) return void socket.destroy();
    response.once('close', () => counts.set(socket, counts.get(socket)! - 1));
  });
}

/** Ends a connection whose sender goes on sending a body that nobody waits for. */
function endUnreadBodies(server: Server, lingerTimeout: number): void {
  server.on('request', (request, response) => {
    response.once('finish', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), lingerTimeout);
      request.once('close', () => clearTimeout(timer));
    });
  });
}

const isApiPath = (path: string): boolean => /^\/api(?:[/?]|$)/.test(path);

/** Whether a URL keeps the host of a request as it is, but for capitals and the port that it needs not name. */
function isHost(host: string): boolean {
  const url = `http://${host}`;
  const { host: parsed } = URL.canParse(url) ? new URL(url) : { host: '' };
  return [parsed, `${parsed}:80`].includes(host.toLowerCase());
}

/**
 * Writes the target of a request as a path, and its host beside it: that of the absolute form is taken (RFC 9112, 3.2.2). A target that is no
 * path, or has two hosts or none that there could be, becomes empty, which the site answers with 400.
 */
function normalizeTarget(request: IncomingMessage): void {
  const { url = '', headers, rawHeaders } = request;
  const [origin = '', authority] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (authority !== undefined) headers.host = authority;
  const target = url.slice(origin.length);
  const path = origin === '' || target.startsWith('/') ? target : `/${target}`;
  request.url = hosts.length > 1 || (headers.host && !isHost(headers.host)) ? '' : path;
}

/** Whether a request is for the service: it is by its path as it stands, and as the service reads it, without `..` and `\`. */
const isForApi = (path: string): boolean =>
  isApiPath(path) &&
  !path.split('?', 1)[0]!.includes('\\') &&
  URL.canParse(path, 'http://host') &&
  isApiPath(new URL(path, 'http://host').pathname);

export interface RunningHost {
  port: number;
  /** The redirects and headers of the site that the host does not support. */
  ruleErrors: string[];
  /** Waits for open requests, for at most ten seconds. */
  stop: () => Promise<void>;
}

/** How long the server waits for open requests when it stops, in milliseconds. */
const stopTimeout = 10_000;

interface HostOptions {
  /** Handles the requests under `/api`. */
  api?: RequestListener | undefined;
  /** The interface that the host listens on; undefined for all. */
  address?: string | undefined;
  limits?: ConnectionLimits;
}

/**
 * Serves the built site in `root` on a port, or on any free port if it is 0. Slow and idle connections are ended, for which Node looks once a
 * second, and those of an address are limited.
 * @throws {Error} when there is no built site or the port is in use; the message says what to do.
 */
export async function startHost(
  root: string,
  port: number,
  { api, address, limits = defaultLimits }: HostOptions = {},
): Promise<RunningHost> {
  if (!(await findFile(root, '/index.html')) && !(await findFile(root, maintenancePath)))
    throw new Error(`There is no built site in ${root}: run "npm run build" first.`);
  const getRules = watchRules(root);
  const { errors: ruleErrors } = await getRules();
  const site = createHost(root, getRules);
  const options = { ...limits, maxHeaderSize, connectionsCheckingInterval: Math.min(1000, limits.headersTimeout) };
  const server = createServer(options, (request, response) => {
    // What has arrived of a connection that was ended is still parsed.
    if (request.socket.destroyed) return;
    normalizeTarget(request);
    (api && isForApi(request.url!) ? api : site)(request, response);
  });
  server.timeout = limits.silenceTimeout;
  limitPerAddress(server, limits.maxPerAddress);
  limitOpenRequests(server);
  endUnreadBodies(server, limits.lingerTimeout);
  await once(server.listen(port, address), 'listening').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error;
  });
  return {
    port: (server.address() as AddressInfo).port,
    ruleErrors,
    stop: async () => {
      setTimeout(() => server.closeAllConnections(), stopTimeout).unref();
      await once(server.close(), 'close');
    },
  };
}
