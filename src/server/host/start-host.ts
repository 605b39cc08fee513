import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ConnectionLimits, createLimitedServer, defaultLimits } from './connection-limits';
import { findFile } from './find-file';
import { createHost } from './host';
import { watchRules } from './host-rules';

/** A host that accepts requests. */
export interface RunningHost {
  port: number;
  /** The redirects and headers of the site that the host does not support. */
  ruleErrors: string[];
  /** Waits for open requests, for at most ten seconds. */
  stop: () => Promise<void>;
}

/** How long the server waits for open requests when it stops, in milliseconds. */
const stopTimeout = 10_000;

async function stopServer(server: Server): Promise<void> {
  setTimeout(() => server.closeAllConnections(), stopTimeout).unref();
  await once(server.close(), 'close');
}

const routeApi =
  (site: RequestListener, api: RequestListener): RequestListener =>
  (request, response) =>
    (/^\/api(?:[/?]|$)/.test(request.url ?? '') ? api : site)(request, response);

/** The options of a host. */
export interface HostOptions {
  /** Handles the requests under `/api`. */
  api?: RequestListener | undefined;
  /** The interface that the host listens on; undefined for all. */
  address?: string | undefined;
  limits?: ConnectionLimits;
}

/**
 * Serves the built site in `root` on a port, or on any free port if it is 0.
 * @throws {Error} when there is no built site or the port is in use; the message says what to do.
 */
export async function startHost(root: string, port: number, options: HostOptions = {}): Promise<RunningHost> {
  const { api, address, limits = defaultLimits } = options;
  if (!(await findFile(root, '/index.html')) && !(await findFile(root, '/maintenance')))
    throw new Error(`There is no built site in ${root}: run "npm run build" first.`);
  const getRules = watchRules(root);
  const { errors: ruleErrors } = await getRules();
  const site = createHost(root, getRules);
  const server = createLimitedServer(limits, api ? routeApi(site, api) : site);
  await once(server.listen(port, address), 'listening').catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error;
  });
  return { port: (server.address() as AddressInfo).port, ruleErrors, stop: () => stopServer(server) };
}
