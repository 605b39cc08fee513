import { fork } from 'node:child_process';
import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/** As much of the development server as is used here. */
export interface DevelopServer {
  use: (path: string, handle: (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => void) => void;
}

/** The port of the service, in a process of its own: this file is compiled by Gatsby's bundler, which the database's driver does not survive. */
function startService(): Promise<number> {
  const child = fork(join(process.cwd(), 'src', 'server', 'develop.ts'), { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    child.once('message', (said) => resolve((said as { port: number }).port));
    child.once('exit', () => reject(new Error('The forms’ service has ended.')));
  });
}

function sendUnavailable(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(503, { 'content-type': 'application/json' });
  response.end('{}');
}

/** Answers `/api` in `gatsby develop` with the forms' service, which is started by the first request. */
export function proxyFormsService(app: DevelopServer): void {
  let port: Promise<number> | undefined;
  app.use('/api', (request, response) => {
    port ??= startService();
    const pass = (at: number) => {
      const { method, headers, originalUrl } = request;
      const passed = ask({ host: '127.0.0.1', port: at, path: originalUrl, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed).on('error', () => sendUnavailable(response));
    };
    port.then(pass).catch(() => {
      port = undefined;
      sendUnavailable(response);
    });
  });
}
