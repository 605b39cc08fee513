import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import { sendErrorPage } from './error-page';
import { findFile } from './find-file';
import { matchRedirectRule, type RedirectMatch } from './redirects';
import { isPrivatePath, parseRequestPath } from './request-path';
import type { HostRules } from './host-rules';
import { createStaticHandler } from './static-handler';

type CompressionMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// A part of a file is counted in its own bytes: compressed it would be another part.
const compress = compression({
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
}) as unknown as CompressionMiddleware;

function sendEmpty(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Length': 0, ...headers }).end();
}

type GetHeaders = HostRules['getHeaders'];

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/** Answers as the host does: forced rules, files, the other rules, the error page. `root` is the built site. */
export function createHost(root: string, rulesNow: () => Promise<HostRules>): RequestListener {
  const serveFile = createStaticHandler(root);

  /** A site closed for maintenance has none. */
  const isErrorPage = async (path: string): Promise<boolean> =>
    /^\/404(?:\.html|\/|\/index\.html)?$/.test(path) && (await findFile(root, '/404.html')) !== undefined;

  /** An error page has the headers of a page, whatever was asked for. */
  function fail(response: ServerResponse, headersOf: GetHeaders, page = '/404.html', status = 404): Promise<void> {
    setHeaders(response, headersOf(page));
    return sendErrorPage(response, root, page, status);
  }

  async function obey(match: RedirectMatch, request: IncomingMessage, response: ServerResponse, headersOf: GetHeaders): Promise<void> {
    if (match.status >= 400) return fail(response, headersOf, match.to.replace(/[?#].*$/, ''), match.status);
    if (match.status >= 300) return sendEmpty(response, match.status, { Location: match.to });
    if (!(await serveFile(request, response, match.to))) await fail(response, headersOf);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendEmpty(response, 405, { Allow: 'GET, HEAD' });
    const path = parseRequestPath(request.url ?? '');
    if (!path) return sendEmpty(response, 400);
    const { findRedirects: redirectsOf, getHeaders: headersOf } = await rulesNow();
    setHeaders(response, headersOf(path.decoded));
    if (isPrivatePath(path.decoded) || (await isErrorPage(path.decoded))) return fail(response, headersOf);
    const match = matchRedirectRule(redirectsOf(path.pathname), path.pathname, path.search);
    if (match?.force) return obey(match, request, response, headersOf);
    if (await serveFile(request, response, request.url!)) return;
    await (match ? obey(match, request, response, headersOf) : fail(response, headersOf));
  }

  return (request, response) =>
    compress(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendEmpty(response, 500);
      });
    });
}
