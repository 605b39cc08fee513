import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile } from './find-file';
import { createHost } from './host';
import { watchRules } from './host-rules';

/** A host that accepts requests. */
export interface RunningHost {
  port: number;
  /** The redirects and headers of the site that the host does not support. */
  ruleErrors: string[];
  /** Waits for open requests, for at most `timeout` milliseconds. */
  stop: (timeout?: number) => Promise<void>;
}

function stopServer(server: Server, timeout: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), timeout);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const toListenError = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error;

function listen(server: Server, port: number, address?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(toListenError(error, port)));
    server.listen(port, address, resolve);
  });
}

const routeApi =
  (site: RequestListener, api: RequestListener): RequestListener =>
  (request, response) =>
    (/^\/api(?:[/?]|$)/.test(request.url ?? '') ? api : site)(request, response);

/**
 * Serves the built site in `root` on a port, or on any free port if it is 0. `api` handles the requests under `/api`. With an
 * `address` the host listens on that interface only.
 * @throws {Error} when there is no built site or the port is in use; the message says what to do.
 */
export async function startHost(root: string, port: number, api?: RequestListener, address?: string): Promise<RunningHost> {
  if (!(await findFile(root, '/index.html')) && !(await findFile(root, '/maintenance/index.html')))
    throw new Error(`There is no built site in ${root}: run "npm run build" first.`);
  const getRules = watchRules(root);
  const { errors: ruleErrors } = await getRules();
  const site = createHost(root, getRules);
  const server = createServer(api ? routeApi(site, api) : site);
  await listen(server, port, address);
  return { port: (server.address() as AddressInfo).port, ruleErrors, stop: (timeout = 10_000) => stopServer(server, timeout) };
}
