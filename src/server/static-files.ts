import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { findFile } from './find-file';
import { etagOf, isFresh } from './freshness';
import { requestPath } from './request-path';

/** Answers with a file of the built site. False, and nothing sent, when there is none at that address. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse, url: string) => Promise<boolean>;

const isRange = /^bytes=(\d+)-(\d*)$/;

/** Of ranges only the plain form is passed on: a browser must take the whole file instead of a part (RFC 9110, 14.2). */
function keepPlainRange({ headers }: IncomingMessage): void {
  const [, start, end] = isRange.exec(headers.range ?? '') ?? [];
  const isPlain = start !== undefined && !headers['if-range'] && (!end || Number(end) >= Number(start));
  if (!isPlain) delete headers.range;
}

/** sirv leaves a file open when the browser goes away, and does not hear when reading fails. */
function closeWith(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/** sirv knows no type for the icon that browsers ask for by themselves. */
function nameIcons(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

/** Serves the files under `root`; each request looks at the disk, so that a new build is served at once. */
export function staticFiles(root: string): ServeFile {
  const send = sirv(root, { dev: true, extensions: ['html'], setHeaders: nameIcons });
  return async (request, response, url) => {
    const path = requestPath(url);
    const found = path && (await findFile(root, path.decoded));
    if (!found) return false;
    response.setHeader('ETag', etagOf(found.stats));
    if (isFresh(request.headers, found.stats)) {
      response.writeHead(304, { Vary: 'Accept-Encoding' }).end();
      return true;
    }
    request.url = encodeURI(found.path);
    keepPlainRange(request);
    closeWith(response);
    send(request, response);
    return true;
  };
}
