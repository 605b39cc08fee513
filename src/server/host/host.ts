import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { isCompressedFile } from '../../domain/content-encodings';
import { findRedirect } from '../../domain/route-rules';
import { type HostRules, revalidated } from './host-rules';
import { encodePath, findFile, sendFile, toAddress, trimPath } from './send-file';

interface RequestPath {
  /** Percent-encoded, as in the request. */
  pathname: string;
  /** Decoded except for encoded slashes, to find a file. */
  decoded: string;
  /** Empty, or starts with `?`. */
  search: string;
}

/** Parses a request URL. Undefined if it is malformed: invalid encoding, a control character, or no path. */
function parseRequestPath(url: string): RequestPath | undefined {
  const [, pathname, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  try {
    const decoded = pathname?.replace(/(?:(?!%2f)[^])+/gi, decodeURIComponent);
    return pathname === undefined || decoded === undefined || /\p{Cc}/u.test(decoded) ? undefined : { pathname, decoded, search };
  } catch {
    return undefined;
  }
}

const isHiddenName = (name: string): boolean => name.startsWith('.') && name !== '.well-known';

/** Whether a decoded and trimmed path must not be served: it contains `..`, a dot file, a file for the host, or the stored encoding of a file. */
const isPrivatePath = (path: string): boolean =>
  path.split(/[/\\]/).some(isHiddenName) || /^\/_(?:headers|redirects)$/.test(path) || isCompressedFile(path);

type GetHeaders = HostRules['getHeaders'];

function sendEmpty(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'Content-Length': 0, ...headers }).end();
}

/**
 * Handles requests as the deploy host does: forced redirects, files, other redirects, error page. A file has one address, to which its other
 * paths redirect: Netlify's Pretty URLs. `root` is the built site. Every request reads the disk, so that a new build is served at once.
 */
export function createHost(root: string, getRules: () => Promise<HostRules>): RequestListener {
  /** Sends a page with an error status and the headers of that page; plain text if the site does not have the page. */
  async function sendErrorPage(response: ServerResponse, getHeaders: GetHeaders, page = '/404.html', status = 404): Promise<void> {
    // A missing file may exist after the next build, whatever the rules say about its folder.
    response.removeHeader('Content-Type');
    response.setHeaders(getHeaders(page)).setHeader(...revalidated);
    const file = await findFile(root, page);
    if (file) return sendFile(root, file, response, status);
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(`${status}\n`);
  }

  async function applyRedirect(to: string, status: number, response: ServerResponse, getHeaders: GetHeaders): Promise<void> {
    if (status >= 400) return sendErrorPage(response, getHeaders, to.split(/[?#]/, 1)[0], status);
    if (status >= 300) return sendEmpty(response, status, { Location: to });
    const target = parseRequestPath(to);
    const file = target && (await findFile(root, target.decoded));
    await (file ? sendFile(root, file, response) : sendErrorPage(response, getHeaders));
  }

  async function handleRequest(response: ServerResponse): Promise<void> {
    const { method, url = '' } = response.req;
    const path = parseRequestPath(url);
    const { findRedirects, getHeaders } = await getRules();
    response.setHeaders(getHeaders(path?.decoded ?? '/404.html'));
    if (method !== 'GET' && method !== 'HEAD') return sendEmpty(response, 405, { Allow: 'GET, HEAD' });
    if (!path) return sendErrorPage(response, getHeaders, undefined, 400);
    if (isPrivatePath(trimPath(path.decoded))) return sendErrorPage(response, getHeaders);
    const redirect = findRedirect(findRedirects(path.pathname), path.pathname, path.search);
    const follow = () =>
      redirect ? applyRedirect(redirect.to, redirect.rule.status, response, getHeaders) : sendErrorPage(response, getHeaders);
    if (redirect?.rule.isForced) return follow();
    const file = await findFile(root, path.decoded);
    const address = file && toAddress(file.path);
    if (file && address === path.decoded) return sendFile(root, file, response);
    if (address !== undefined) return sendEmpty(response, 301, { Location: encodePath(address) + path.search });
    await follow();
  }

  return (_request, response) => {
    handleRequest(response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendEmpty(response, 500);
    });
  };
}
