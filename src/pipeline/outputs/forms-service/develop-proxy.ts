import { fork } from 'node:child_process';
import { type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The part of the development server, an Express app, that is used here. */
export interface DevelopServer {
  use: (path: string, handle: (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => void) => void;
}

/** Starts the forms service in its own process, since Gatsby's bundler compiles this file and breaks the database driver. Answers its port. */
function startService(): Promise<number> {
  const child = fork(join(process.cwd(), 'src', 'server', 'develop.ts'), { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', () => reject(new Error('The forms service has ended.')));
  });
}

function sendUnavailable(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(503, { 'content-type': 'application/json' });
  response.end('{}');
}

/**
 * Answers `/api` in `gatsby develop` with the forms service, which the first request starts.
 *
 * Gatsby's own option `proxy` needs a service that already runs. `developMiddleware` gets the Express app of the development server.
 */
export function proxyFormsService(app: DevelopServer): void {
  let port: Promise<number> | undefined;
  app.use('/api', (request, response) => {
    port ??= startService();
    const forward = (servicePort: number) => {
      const { method, headers, originalUrl } = request;
      const forwarded = sendRequest({ host: '127.0.0.1', port: servicePort, path: originalUrl, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(forwarded).on('error', () => sendUnavailable(response));
    };
    port.then(forward).catch(() => {
      port = undefined;
      sendUnavailable(response);
    });
  });
}
