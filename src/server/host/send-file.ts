import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import send from 'send';
import { isCompressible, listAcceptedEncodings } from '../../domain/content-encodings';

/** A file of the built site. */
export interface SiteFile {
  /** The path from the root of the site, with a leading slash. */
  path: string;
  stats: Stats;
}

const statFile = async (root: string, path: string): Promise<SiteFile | undefined> => {
  const stats = await stat(join(root, path)).catch(() => undefined);
  return stats?.isFile() ? { path, stats } : undefined;
};

/** Percent-encodes a path. */
export const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** The one address of a file: `/x` of `/x.html`, `/x/` of `/x/index.html`. */
export const toAddress = (path: string): string => path.replace(/(?:(?<=\/)index)?\.html$/, '');

/** A path without the slashes that make no difference to its file. */
export const trimPath = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/\/$/, '');

/** Finds the file for a decoded path in any of its forms, see `toAddress`. The path must not contain `..`. */
export async function findFile(root: string, decoded: string): Promise<SiteFile | undefined> {
  const bare = trimPath(decoded);
  for (const path of [bare, `${bare}.html`, `${bare}/index.html`, bare.replace(/\/index\.html$/, '.html')]) {
    const file = await statFile(root, path);
    if (file) return file;
  }
  return undefined;
}

/** The smallest stored encoding of a file that a client accepts; undefined if there is none, or only one of an older file. */
async function findEncoding(root: string, { path, stats }: SiteFile, acceptEncoding = '') {
  for (const encoding of listAcceptedEncodings(acceptEncoding)) {
    const stored = await statFile(root, path + encoding.extension);
    if (stored && stored.stats.mtime.getTime() >= stats.mtime.getTime()) return encoding;
  }
  return undefined;
}

/** The type by the name. Scripts, styles and pictures are read as UTF-8 without a word about it. */
function getContentType(path: string): string {
  const type = getMimeType(path) ?? 'application/octet-stream';
  return /\.(?:html|txt)$/.test(path) ? type : type.replace(/;.*/, '');
}

/**
 * Sends a file of the built site, or a range of it, in the smallest stored encoding that the client accepts; a range counts the bytes of the
 * file itself. `send` answers the conditions of the request. An error page is sent whole, and is not cached.
 */
export async function sendFile(root: string, file: SiteFile, response: ServerResponse, errorStatus?: number): Promise<void> {
  const { headers } = response.req;
  const isPage = errorStatus === undefined;
  const encoding = isPage && headers.range ? undefined : await findEncoding(root, file, headers['accept-encoding']);
  response.statusCode = errorStatus ?? 200;
  if (isCompressible(file.path)) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', getContentType(file.path));
  const path = encodePath(file.path + (encoding?.extension ?? ''));
  send(response.req, path, {
    root,
    index: false,
    dotfiles: 'allow',
    cacheControl: false,
    etag: isPage,
    // Its ETag says the same.
    lastModified: false,
    acceptRanges: isPage,
  })
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(status, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}
