import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentEncoding, listAcceptedEncodings } from '../../domain/http/content-encodings';

/** A file of the built site. */
export interface SiteFile {
  /** The path from the root of the site, with a leading slash. */
  path: string;
  stats: Stats;
  /** Of a file that the build stored beside the file itself. */
  encoding?: ContentEncoding['name'];
}

/** The one address of a file: `/x` of `/x.html`, `/x/` of `/x/index.html`. */
export const toAddress = (path: string): string => path.replace(/(?:(?<=\/)index)?\.html$/, '');

/** Finds the file for a decoded path in any of its forms, see `toAddress`. The path must not contain `..`. */
export async function findFile(root: string, decoded: string): Promise<SiteFile | undefined> {
  const bare = decoded.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  for (const path of [bare, `${bare}.html`, `${bare}/index.html`, bare.replace(/\/index\.html$/, '.html')]) {
    const stats = await stat(join(root, path)).catch(() => undefined);
    if (stats?.isFile()) return { path, stats };
  }
  return undefined;
}

/** Finds the smallest stored encoding of a file that a client accepts: the file itself if there is none, or only one of an older file. */
export async function findEncodedFile(root: string, file: SiteFile, acceptEncoding = ''): Promise<SiteFile> {
  for (const { name, extension } of listAcceptedEncodings(acceptEncoding)) {
    const path = file.path + extension;
    const stats = await stat(join(root, path)).catch(() => undefined);
    if (stats && stats.mtime.getTime() >= file.stats.mtime.getTime()) return { path, stats, encoding: name };
  }
  return file;
}
