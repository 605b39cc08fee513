import type { ReadBytes } from './content-files';

/** The size of a picture in pixels, as it is stored, and whether its file has its end. */
export interface PictureHeader {
  width: number;
  height: number;
  isComplete: boolean;
}

/** Matches the names of JPEG and PNG files. */
export const rasterFilePattern = /\.(?:jpe?g|png)$/;

const headSize = 65_536;
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');
const jpegEnd = Buffer.from([0xff, 0xd9]);

/** The segment of a JPEG that holds its size begins with one of these markers (ITU-T T.81, table B.1). */
const isFrameMarker = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size in a JPEG and the offset of its first scan; undefined when the bytes end before them. */
function findJpegFrame(bytes: Buffer): { width: number; height: number; scan: number } | undefined {
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    if (isFrameMarker(marker)) size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda) return size && { ...size, scan: at };
    // A marker may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function readJpegHeader(read: ReadBytes, start: Buffer): PictureHeader | undefined {
  const frame = findJpegFrame(start) ?? findJpegFrame(read());
  if (!frame) return undefined;
  // Cameras may write more after the picture: then its end is looked for behind the first scan, in which it cannot occur.
  const isComplete = read(-2).equals(jpegEnd) || read().lastIndexOf(jpegEnd) > frame.scan;
  return { width: frame.width, height: frame.height, isComplete };
}

/** Reads the size of a JPEG or PNG from its first bytes, and from its last ones whether it is whole; undefined when it has no size. */
export function readPictureHeader(read: ReadBytes): PictureHeader | undefined {
  const start = read(headSize);
  if (start[0] === 0xff && start[1] === 0xd8) return readJpegHeader(read, start);
  if (start.length < 24 || start.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const isComplete = read(-pngEnd.length).equals(pngEnd) || read().includes(pngEnd);
  return { width: start.readUInt32BE(16), height: start.readUInt32BE(20), isComplete };
}
