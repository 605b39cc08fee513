import { createReadStream, type Stats } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { isCompressible } from '../../domain/http/content-encodings';
import { findEncodedFile, type SiteFile } from './find-file';

/** The weak ETag of a file; the compressed responses have the same one. */
export const getEtag = ({ size, mtime }: Stats): string => `W/"${size}-${mtime.getTime()}"`;

const toOpaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the cached response of a browser is fresh (RFC 9110, 13.2.2): If-None-Match comes before If-Modified-Since. */
export function isFresh({ 'if-none-match': tags, 'if-modified-since': since }: IncomingHttpHeaders, stats: Stats): boolean {
  if (tags !== undefined)
    return (
      tags.trim() === '*' ||
      tags
        .split(',')
        .map(toOpaqueTag)
        .includes(toOpaqueTag(getEtag(stats)))
    );
  return since !== undefined && Date.parse(since) >= Math.floor(stats.mtime.getTime() / 1000) * 1000;
}

/**
 * The bytes that a request asks for, both ends included; `'none'` if the file has none of them. Undefined for the whole file, which a
 * server may send to any other kind of range (RFC 9110, 14.2).
 */
export function findRange({ range = '', 'if-range': condition }: IncomingHttpHeaders, size: number) {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const [start, end] = [Number(first), Number(last || Infinity)];
  if (first === undefined || condition !== undefined || end < start) return undefined;
  const isPossible = start < size && (Number.isSafeInteger(end) || last === '');
  return isPossible ? { start, end: Math.min(end, size - 1) } : 'none';
}

/** The type by the name. Scripts, styles and pictures are read as UTF-8 without a word about it. */
function getContentType(path: string): string {
  const type = getMimeType(path) ?? 'application/octet-stream';
  return /\.(?:html|txt)$/.test(path) ? type : type.replace(/;.*/, '');
}

/** Sends a file of the built site, or a part of it, in the smallest stored encoding that the client accepts. An error page is sent whole. */
export async function sendFile(root: string, file: SiteFile, response: ServerResponse, errorStatus?: number): Promise<void> {
  const { headers, method } = response.req;
  const { path, stats } = file;
  if (isCompressible(path)) response.setHeader('Vary', 'Accept-Encoding');
  if (errorStatus === undefined) response.setHeader('ETag', getEtag(stats)).setHeader('Last-Modified', stats.mtime.toUTCString());
  if (errorStatus === undefined && isFresh(headers, stats)) {
    response.writeHead(304).end();
    return;
  }
  const range = errorStatus === undefined ? findRange(headers, stats.size) : undefined;
  if (range === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${stats.size}`, 'Content-Length': 0 }).end();
    return;
  }
  // A range counts the bytes of the file itself.
  const sent = range ? file : await findEncodedFile(root, file, headers['accept-encoding']);
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', getContentType(path));
  response.writeHead(errorStatus ?? (range ? 206 : 200), {
    'Content-Length': range ? range.end - range.start + 1 : sent.stats.size,
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${stats.size}`, 'Accept-Ranges': 'bytes' }),
    ...(sent.encoding && { 'Content-Encoding': sent.encoding }),
  });
  if (method === 'HEAD') response.end();
  else pipeline(createReadStream(join(root, sent.path), range), response, () => undefined);
}
