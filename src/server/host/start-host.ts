import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile } from './find-file';
import { createHost } from './host';
import { watchRules } from './host-rules';

/** A host that answers. */
export interface RunningHost {
  port: number;
  /** What the host cannot obey of the site's redirects and headers. */
  ruleErrors: string[];
  /** Lets the requests under way finish, for at most `patience` milliseconds. */
  stop: (patience?: number) => Promise<void>;
}

function stopServer(server: Server, patience: number): Promise<void> {
  const impatience = setTimeout(() => server.closeAllConnections(), patience);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(impatience);
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

const routeApi = (site: RequestListener, api: RequestListener): RequestListener => {
  return (request, response) => (/^\/api(?:[/?]|$)/.test(request.url ?? '') ? api : site)(request, response);
};

/**
 * Serves the built site in `root` on a port, with the forms' service in front where there is one; port 0 takes any that is free.
 * An `address` of this machine lets in what comes by it alone. Rejects, with the mend in its words, when there is no site or the port is taken.
 */
export async function startHost(root: string, port: number, api?: RequestListener, address?: string): Promise<RunningHost> {
  if (!(await findFile(root, '/index.html')) && !(await findFile(root, '/maintenance/index.html')))
    throw new Error(`There is no built site in ${root}: run "npm run build" first.`);
  const rulesNow = watchRules(root);
  const { errors: faults } = await rulesNow();
  const site = createHost(root, rulesNow);
  const server = createServer(api ? routeApi(site, api) : site);
  await listen(server, port, address);
  return { port: (server.address() as AddressInfo).port, ruleErrors: faults, stop: (patience = 10_000) => stopServer(server, patience) };
}
