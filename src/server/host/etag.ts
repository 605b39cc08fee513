import type { Stats } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';

/** The weak tag of a file's state: the same for its compressed forms. */
export const getEtag = ({ size, mtime }: Stats): string => `W/"${size}-${mtime.getTime()}"`;

const toOpaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether what a browser holds is what the file is (RFC 9110, section 13.2.2): tags first, else the date. */
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
