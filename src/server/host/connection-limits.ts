import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a connection may take, in milliseconds, and how many one address may have. */
export interface ConnectionLimits {
  /** From the connection to the end of the first headers. */
  headersTimeout: number;
  /** For a whole request, with the largest body that the forms service reads. It ends slower bodies much earlier. */
  requestTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
  /** For the rest of a request after its response, which a browser reads only when it has sent everything. */
  lingerTimeout: number;
  maxPerAddress: number;
}

/** Many visitors of a mobile network share an address, and a browser opens six connections. */
export const defaultLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 5000,
  lingerTimeout: 3000,
  maxPerAddress: 256,
};

/**
 * Behind a proxy, whose address is that of all visitors. The proxy ends idle connections, Caddy after two minutes: one that the server
 * ended at that moment would cost a visitor the form that was on its way.
 */
export const proxyLimits: ConnectionLimits = { ...defaultLimits, maxPerAddress: Infinity, keepAliveTimeout: 150_000 };

function limitPerAddress(server: Server, max: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    if (count > max) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

/** Ends a connection whose sender goes on sending a body that nobody waits for. */
function endUnreadBodies(server: Server, lingerTimeout: number): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), lingerTimeout);
      request.once('close', () => clearTimeout(timer));
    });
  });
}

/** Creates a server that ends slow and idle connections, for which Node looks once a second, and that limits those of an address. */
export function createLimitedServer(limits: ConnectionLimits, listener: RequestListener): Server {
  const server = createServer({ ...limits, connectionsCheckingInterval: Math.min(1000, limits.headersTimeout) }, listener);
  limitPerAddress(server, limits.maxPerAddress);
  endUnreadBodies(server, limits.lingerTimeout);
  return server;
}
