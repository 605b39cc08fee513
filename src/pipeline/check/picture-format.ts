import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { parseSvgRatio } from '../images/publish-logo';

/** The format of a picture file, by its bytes. */
export type PictureFormat = 'JPEG' | 'PNG' | 'SVG' | 'SVG without viewBox' | 'unknown';

/** Matches the names of picture files. */
export const pictureFilePattern = /\.(?:jpe?g|png|svg)$/;

const signatures = [
  { bytes: [0xff, 0xd8, 0xff], kind: 'JPEG' },
  { bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], kind: 'PNG' },
] as const;

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
    const start = readFirstBytes(file);
    return signatures.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte))?.kind ?? 'unknown';
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
