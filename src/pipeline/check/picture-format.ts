import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { parseSvgRatio } from '../images/publish-logo';

/** The format of a picture file, by its bytes. */
export type PictureFormat = 'JPEG' | 'PNG' | 'SVG' | 'SVG without viewBox' | 'unknown';

/** Matches the names of picture files. */
export const pictureFilePattern = /\.(?:jpe?g|png|svg)$/;

function readFirstBytes(file: string): Buffer {
  const buffer = Buffer.alloc(8);
  const handle = openSync(file, 'r');
  try {
    return buffer.subarray(0, readSync(handle, buffer));
  } finally {
    closeSync(handle);
  }
}

/** Detects the format of a picture from its first bytes, or from the text of an SVG. */
export function detectPictureFormat(file: string): PictureFormat {
  if (!file.endsWith('.svg')) {
    const start = readFirstBytes(file).toString('hex');
    return start.startsWith('ffd8ff') ? 'JPEG' : start === '89504e470d0a1a0a' ? 'PNG' : 'unknown';
  }
  const text = readFileSync(file, 'utf8');
  if (!/<svg\b/.test(text)) return 'unknown';
  try {
    parseSvgRatio(text);
    return 'SVG';
  } catch {
    return 'SVG without viewBox';
  }
}
