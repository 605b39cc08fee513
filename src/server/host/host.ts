import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { findEncodedFile, findFile } from './find-file';
import { matchRedirectRule, type RedirectMatch } from './redirects';
import { isPrivatePath, parseRequestPath } from './request-path';
import type { HostRules } from './host-rules';
import { createStaticHandler } from './static-handler';

type GetHeaders = HostRules['getHeaders'];

function sendEmpty(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Length': 0, ...headers }).end();
}

/** Handles requests as the deploy host does: forced redirects, files, other redirects, error page. `root` is the built site. */
export function createHost(root: string, getRules: () => Promise<HostRules>): RequestListener {
  const serveFile = createStaticHandler(root);

  /** Whether a path is the error page, which a site closed for maintenance does not have. */
  const isErrorPage = async (path: string): Promise<boolean> =>
    /^\/404(?:\.html|\/|\/index\.html)?$/.test(path) && (await findFile(root, '/404.html')) !== undefined;

  /** Sends a page with an error status and the headers of that page; plain text if the site does not have the page. */
  async function sendErrorPage(response: ServerResponse, getHeaders: GetHeaders, page = '/404.html', status = 404): Promise<void> {
    response.setHeaders(new Map(Object.entries(getHeaders(page))));
    const file = await findFile(root, page);
    const { path, encoding } = file ? await findEncodedFile(root, file, response.req.headers['accept-encoding']) : {};
    const body = path ? await readFile(join(root, path)) : `${status}\n`;
    response.writeHead(status, {
      ...(encoding && { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
      'Content-Type': file ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      // A missing file may exist after the next build, whatever the rules say about its folder.
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
    response.end(body);
  }

  async function applyRedirect(
    { to, status }: RedirectMatch,
    request: IncomingMessage,
    response: ServerResponse,
    getHeaders: GetHeaders,
  ): Promise<void> {
    if (status >= 400) return sendErrorPage(response, getHeaders, to.replace(/[?#].*$/, ''), status);
    if (status >= 300) return sendEmpty(response, status, { Location: to });
    if (!(await serveFile(request, response, to))) await sendErrorPage(response, getHeaders);
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendEmpty(response, 405, { Allow: 'GET, HEAD' });
    const path = parseRequestPath(request.url ?? '');
    if (!path) return sendEmpty(response, 400);
    const { findRedirects, getHeaders } = await getRules();
    response.setHeaders(new Map(Object.entries(getHeaders(path.decoded))));
    if (isPrivatePath(path.decoded) || (await isErrorPage(path.decoded))) return sendErrorPage(response, getHeaders);
    const match = matchRedirectRule(findRedirects(path.pathname), path.pathname, path.search);
    if (match?.force) return applyRedirect(match, request, response, getHeaders);
    if (await serveFile(request, response, request.url!)) return;
    await (match ? applyRedirect(match, request, response, getHeaders) : sendErrorPage(response, getHeaders));
  }

  return (request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendEmpty(response, 500);
    });
  };
}
