import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { isCompressible } from '../../domain/http/content-encodings';
import { findEncodedFile, findFile } from './find-file';
import { getEtag, isFresh } from './etag';
import { parseRequestPath } from './request-path';

/** Serves a file of the built site. Returns false, and sends nothing, if the URL has no file. */
export type StaticHandler = (request: IncomingMessage, response: ServerResponse, url: string) => Promise<boolean>;

const rangePattern = /^bytes=(\d+)-(\d*)$/;

/** Removes every Range header but a single plain range. A server may ignore a range and send the whole file (RFC 9110, 14.2). */
function dropUnsupportedRange({ headers }: IncomingMessage): void {
  const [, start, end] = rangePattern.exec(headers.range ?? '') ?? [];
  const isPlain = start !== undefined && !headers['if-range'] && (!end || Number(end) >= Number(start));
  if (!isPlain) delete headers.range;
}

/** sirv does not close a file when the browser disconnects, and does not handle read errors. */
function closeFileWithResponse(response: ServerResponse): void {
  response.once('pipe', (stream: Readable) => {
    stream.on('error', () => response.destroy());
    response.once('close', () => stream.destroy());
  });
}

/** sirv has no content type for `favicon.ico`. */
function setIconType(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

/** Creates the handler for files in `root`. Every request reads the disk, so that a new build is served at once. */
export function createStaticHandler(root: string): StaticHandler {
  const send = sirv(root, { dev: true, extensions: ['html'], setHeaders: setIconType });
  return async (request, response, url) => {
    const requestPath = parseRequestPath(url);
    const file = requestPath && (await findFile(root, requestPath.decoded));
    if (!file) return false;
    response.setHeader('ETag', getEtag(file.stats));
    if (isCompressible(file.path)) response.setHeader('Vary', 'Accept-Encoding');
    if (isFresh(request.headers, file.stats)) {
      response.writeHead(304).end();
      return true;
    }
    dropUnsupportedRange(request);
    // A range counts the bytes of the file itself.
    const { path: sentPath } = request.headers.range ? file : await findEncodedFile(root, file, request.headers['accept-encoding']);
    // sirv derives type and encoding from the name.
    request.url = encodeURI(sentPath);
    closeFileWithResponse(response);
    send(request, response);
    return true;
  };
}
