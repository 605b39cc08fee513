import { parseSvgRatio } from '../images/svg-ratio';

/** The format of a picture file, by its bytes. */
export type PictureFormat = 'JPEG' | 'PNG' | 'SVG' | 'SVG without viewBox' | 'unknown';

/** What the check knows of a picture file. */
export interface PictureFile {
  format: PictureFormat;
  /** The size of a JPEG or PNG; undefined where it cannot be read. */
  header: PictureHeader | undefined;
  /** The original that it is cut or exported from: an id, or its own path; undefined without image data. */
  original: string | undefined;
  /** The text of an SVG. */
  svg: string | undefined;
}

/** The size of a picture in pixels, as it is stored, whether its file has its end, and whether a program stored its bytes as a text. */
export interface PictureHeader {
  width: number;
  height: number;
  isComplete: boolean;
  isText: boolean;
}

/** The first and the last bytes of a file: all of it, when it is small. */
export interface FileEnds {
  start: Buffer;
  end: Buffer;
}

/** The most bytes of `FileEnds`: what precedes the image data of nearly every JPEG, and more than the end of a picture. */
export const fileEndLengths = { start: 16_384, end: 16 };

/** Matches the names of picture files. */
export const pictureFilePattern = /\.(?:jpe?g|png|svg)$/;

/** Matches the names of JPEG and PNG files. */
export const rasterFilePattern = /\.(?:jpe?g|png)$/;

const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** The segment of a JPEG that holds its size begins with one of these markers (ITU-T T.81, table B.1). */
const isFrameMarker = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size in a JPEG and the offset of the data of its first scan; undefined when the bytes end before them. */
function findJpegFrame(bytes: Buffer): { width: number; height: number; data: number } | undefined {
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (isFrameMarker(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A marker may be preceded by fill bytes.
    const next = at + (marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2));
    if (marker === 0xda) return size && { ...size, data: next };
    at = next;
  }
  return undefined;
}

const originalName = 'xmpMM:OriginalDocumentID';

/** `OriginalDocumentID` of XMP (ISO 16684-1), which photo editors write into each export of an original. */
function findOriginal(head: Buffer): string | undefined {
  const at = head.indexOf(originalName);
  return at < 0 ? undefined : /^(?:="|>)([^"<]+)/.exec(head.toString('latin1', at + originalName.length, at + 300))?.[1];
}

const replacementSign = Buffer.from('\uFFFD');

/** Whether the sign of a byte that is no text occurs again and again. A decoder of JPEG reads it like any other data. */
function isStoredAsText(bytes: Buffer): boolean {
  let at = 0;
  for (let count = 0; count < 10; count += 1) {
    const found = bytes.indexOf(replacementSign, at);
    if (found < 0) return false;
    at = found + replacementSign.length;
  }
  return true;
}

type Raster = Pick<PictureFile, 'header' | 'original'>;

function readJpeg(file: string, { start, end }: FileEnds, readWhole: () => Buffer): Raster {
  const head = findJpegFrame(start) ? start : readWhole();
  const frame = findJpegFrame(head);
  if (!frame?.width || !frame.height) return { header: undefined, original: undefined };
  const { width, height, data } = frame;
  // Cameras may write more after the picture: then its end is looked for behind the first scan, in which it cannot occur.
  const isComplete = end.subarray(-jpegEnd.length).equals(jpegEnd) || readWhole().lastIndexOf(jpegEnd) >= data;
  const isEmpty = head.subarray(data, data + 2).equals(jpegEnd);
  const isText = isStoredAsText(head.subarray(data));
  return { header: { width, height, isComplete, isText }, original: isEmpty ? undefined : (findOriginal(head.subarray(0, data)) ?? file) };
}

function readPng(file: string, { start, end }: FileEnds, readWhole: () => Buffer): Raster {
  if (start.length < 24 || start.toString('latin1', 12, 16) !== 'IHDR') return { header: undefined, original: file };
  const isComplete = end.subarray(-pngEnd.length).equals(pngEnd) || readWhole().includes(pngEnd);
  return { header: { width: start.readUInt32BE(16), height: start.readUInt32BE(20), isComplete, isText: false }, original: file };
}

/** Detects the format of a picture from its first bytes, or from the text of an SVG. */
export function detectPictureFormat(file: string, start: Buffer): PictureFormat {
  if (!file.endsWith('.svg')) {
    const signature = start.toString('hex', 0, 8);
    return signature.startsWith('ffd8ff') ? 'JPEG' : signature === '89504e470d0a1a0a' ? 'PNG' : 'unknown';
  }
  const text = start.toString();
  if (!/<svg\b/.test(text)) return 'unknown';
  try {
    parseSvgRatio(text);
    return 'SVG';
  } catch {
    return 'SVG without viewBox';
  }
}

/** Reads what the check knows of a picture. `readWhole` is called for an SVG, and for a picture whose ends do not say enough. */
export function readPictureFile(file: string, readEnds: () => FileEnds, readWhole: () => Buffer): PictureFile {
  if (file.endsWith('.svg')) {
    const bytes = readWhole();
    return { format: detectPictureFormat(file, bytes), header: undefined, original: file, svg: bytes.toString() };
  }
  const ends = readEnds();
  const format = detectPictureFormat(file, ends.start);
  const readRaster = format === 'JPEG' ? readJpeg : format === 'PNG' ? readPng : () => ({ header: undefined, original: file });
  return { format, svg: undefined, ...readRaster(file, ends, readWhole) };
}
