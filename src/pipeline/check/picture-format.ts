import { parseSvgRatio } from '../images/svg-ratio';
import type { ReadBytes } from './content-files';

/** The format of a picture file, by its bytes. */
export type PictureFormat = 'JPEG' | 'PNG' | 'SVG' | 'SVG without viewBox' | 'unknown';

/** Matches the names of picture files. */
export const pictureFilePattern = /\.(?:jpe?g|png|svg)$/;

/** What precedes the image data of a JPEG: the metadata, in segments of at most 64 KiB each. */
const headBytes = 131_072;
const startOfScan = Buffer.from([0xff, 0xda]);
const endOfImage = Buffer.from([0xff, 0xd9]);

/**
 * The original that a picture is cut or exported from: `OriginalDocumentID` of its XMP (ISO 16684-1), which photo editors write into each
 * export, or else the file itself. Undefined for a JPEG without image data.
 */
export function readOriginal(file: string, read: ReadBytes): string | undefined {
  if (!/\.jpe?g$/.test(file)) return file;
  const head = read(headBytes);
  const scan = head.indexOf(startOfScan);
  if (scan < 0) return undefined;
  const data = scan + 2 + head.readUInt16BE(scan + 2);
  if (head.subarray(data, data + 2).equals(endOfImage)) return undefined;
  return /xmpMM:OriginalDocumentID(?:="|>)([^"<]+)/.exec(head.toString('latin1'))?.[1] ?? file;
}

/** Detects the format of a picture from its first bytes, or from the text of an SVG. */
export function detectPictureFormat(file: string, read: ReadBytes): PictureFormat {
  if (!file.endsWith('.svg')) {
    const start = read(8).toString('hex');
    return start.startsWith('ffd8ff') ? 'JPEG' : start === '89504e470d0a1a0a' ? 'PNG' : 'unknown';
  }
  const text = read().toString();
  if (!/<svg\b/.test(text)) return 'unknown';
  try {
    parseSvgRatio(text);
    return 'SVG';
  } catch {
    return 'SVG without viewBox';
  }
}
