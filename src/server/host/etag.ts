import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

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
