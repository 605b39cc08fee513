import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { findFile } from './find-file';
import { getEtag, isFresh } from './etag';
import { parseRequestPath } from './request-path';

/** Answers with a file of the built site. False, and nothing sent, when there is none at that address. */
export type StaticHandler = (request: IncomingMessage, response: ServerResponse, url: string) => Promise<boolean>;

const rangePattern = /^bytes=(\d+)-(\d*)$/;

/** Of ranges only the plain form is passed on: a browser must take the whole file instead of a part (RFC 9110, 14.2). */
function dropUnsupportedRange({ headers }: IncomingMessage): void {
  const [, start, end] = rangePattern.exec(headers.range ?? '') ?? [];
  const isPlain = start !== undefined && !headers['if-range'] && (!end || Number(end) >= Number(start));
  if (!isPlain) delete headers.range;
}

/** sirv leaves a file open when the browser goes away, and does not hear when reading fails. */
function closeFileWithResponse(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/** sirv knows no type for the icon that browsers ask for by themselves. */
function setIconType(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

/** Serves the files under `root`; each request looks at the disk, so that a new build is served at once. */
export function createStaticHandler(root: string): StaticHandler {
  const send = sirv(root, { dev: true, extensions: ['html'], setHeaders: setIconType });
  return async (request, response, url) => {
    const path = parseRequestPath(url);
    const found = path && (await findFile(root, path.decoded));
    if (!found) return false;
    response.setHeader('ETag', getEtag(found.stats));
    if (isFresh(request.headers, found.stats)) {
      response.writeHead(304, { Vary: 'Accept-Encoding' }).end();
      return true;
    }
    request.url = encodeURI(found.path);
    dropUnsupportedRange(request);
    closeFileWithResponse(response);
    send(request, response);
    return true;
  };
}
