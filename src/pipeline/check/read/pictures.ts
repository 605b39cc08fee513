import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Sharp from 'sharp';
import { parseViewBox, placeSvg } from '../../markup/xml';

/** The format of a picture file, by its bytes. */
type PictureFormat = 'JPEG' | 'PNG' | 'SVG' | 'unknown';

/** What the check knows of a picture file. */
export interface PictureFile {
  format: PictureFormat;
  /** The size of a JPEG or PNG; undefined where it cannot be read. */
  header: PictureHeader | undefined;
  /** The original that it is cut or exported from: an id, or its own path; undefined without image data. */
  original: string | undefined;
  svg: string | undefined;
  /** What the build says of a picture that it cannot decode; undefined of one that was not decoded. */
  damage?: string | undefined;
  /** Whether a part of a photograph can be seen through; undefined of one that was not decoded. */
  isTransparent?: boolean;
  /** Where an SVG draws, undefined of one that was not rendered. */
  drawn?: DrawnBox | undefined;
}

/** The box around what an SVG draws, in parts of its viewBox: 0 is its left or upper edge, 1 the other. Empty if `left` is above `right`. */
export interface DrawnBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** The part of the viewBox that is covered. */
  cover: number;
}

/** The size of a picture in pixels, as it is stored, whether its file has its end, and whether a program stored its bytes as a text. */
export interface PictureHeader {
  width: number;
  height: number;
  isComplete: boolean;
  isText: boolean;
}

export const pictureFilePattern = /\.(?:jpe?g|png|svg)$/;

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

/** The bytes of a picture in which the signs of a text are looked for. */
const textSampleLength = 16_384;

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

function parseJpeg(file: string, bytes: Buffer): Raster {
  const frame = findJpegFrame(bytes);
  if (!frame?.width || !frame.height) return { header: undefined, original: undefined };
  const { width, height, data } = frame;
  // Cameras may write more after the picture: its end is behind the first scan, in which it cannot occur.
  const isComplete = bytes.lastIndexOf(jpegEnd) >= data;
  const isEmpty = bytes.subarray(data, data + 2).equals(jpegEnd);
  const isText = isStoredAsText(bytes.subarray(data, data + textSampleLength));
  return { header: { width, height, isComplete, isText }, original: isEmpty ? undefined : (findOriginal(bytes.subarray(0, data)) ?? file) };
}

function parsePng(file: string, bytes: Buffer): Raster {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return { header: undefined, original: file };
  const isComplete = bytes.lastIndexOf(pngEnd) >= 0;
  return { header: { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), isComplete, isText: false }, original: file };
}

function detectFormat(file: string, bytes: Buffer): PictureFormat {
  if (file.endsWith('.svg')) return /<svg\b/.test(bytes.toString()) ? 'SVG' : 'unknown';
  const signature = bytes.toString('hex', 0, 8);
  return signature.startsWith('ffd8ff') ? 'JPEG' : signature === '89504e470d0a1a0a' ? 'PNG' : 'unknown';
}

/** What the check knows of a picture by its bytes. */
export function parsePicture(file: string, bytes: Buffer): PictureFile {
  const format = detectFormat(file, bytes);
  if (file.endsWith('.svg')) return { format, header: undefined, original: file, svg: bytes.toString() };
  const parseRaster = format === 'JPEG' ? parseJpeg : format === 'PNG' ? parsePng : () => ({ header: undefined, original: file });
  return { format, svg: undefined, ...parseRaster(file, bytes) };
}

/** A picture as it was read last, what changes with its file, and of one that was decoded the digest of its bytes: a clone has other times. */
interface KnownPicture {
  stamp: string;
  digest?: string;
  picture: PictureFile;
}

/** The file beside a content folder that holds what is known of its pictures. Another shape of `PictureFile` needs another name. */
export const getKnownPicturesFile = (folder: string): string => join(dirname(folder), '.cache', 'pictures-5.json');

export const formatStamp = ({ size, mtimeMs }: { size: number; mtimeMs: number }): string => `${size} ${Math.round(mtimeMs)}`;

/** The most pixels of a picture that sharp opens by itself (`limitInputPixels`). */
export const maxPixels = 0x3fff * 0x3fff;

// Only a changed picture needs the library, which takes longer to load than the check of a small content.
const loadSharp = () => createRequire(join(process.cwd(), 'package.json'))('sharp') as typeof Sharp;

const getReason = (error: unknown): string => (error as Error).message.split('\n')[0]!.replace(/^.*?: /, '');

/** The longer side of the viewBox where an SVG is rendered, in pixels. */
const renderedSide = 320;

/** Renders an SVG with half its size around the viewBox, where it may draw too. */
export async function renderDrawing(svg: string): Promise<Pick<PictureFile, 'damage' | 'drawn'>> {
  try {
    const box = parseViewBox(svg);
    const scale = renderedSide / Math.max(box.width, box.height);
    const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
    const place = `x="${width / 2}" y="${height / 2}" width="${width}" height="${height}" overflow="visible"`;
    const around = `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * width}" height="${2 * height}">${placeSvg(svg, place)}</svg>`;
    const { data, info } = await loadSharp()(Buffer.from(around))
      .ensureAlpha()
      .extractChannel(3)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn: DrawnBox = { left: 2, top: 2, right: -2, bottom: -2, cover: 0 };
    for (const [at, alpha] of data.entries()) {
      if (alpha < 8) continue;
      const [x, y] = [(at % info.width) / width - 0.5, Math.floor(at / info.width) / height - 0.5];
      drawn.left = Math.min(drawn.left, x);
      drawn.right = Math.max(drawn.right, x + 1 / width);
      drawn.top = Math.min(drawn.top, y);
      drawn.bottom = Math.max(drawn.bottom, y + 1 / height);
      if (x >= 0 && x < 1 && y >= 0 && y < 1) drawn.cover += 1 / (width * height);
    }
    return { drawn };
  } catch (error) {
    return { damage: getReason(error) };
  }
}

/** Every row of a picture is decoded, as in the build (`failOn` of gatsby-plugin-sharp), and few pixels are kept. */
async function decode(bytes: Buffer): Promise<Pick<PictureFile, 'damage' | 'isTransparent'>> {
  try {
    const { data, info } = await loadSharp()(bytes, { failOn: 'warning' }).resize(16).raw().toBuffer({ resolveWithObject: true });
    const isAlpha = (_: number, at: number) => info.channels % 2 === 0 && at % info.channels === info.channels - 1;
    return { isTransparent: data.filter(isAlpha).some((alpha) => alpha < 250) };
  } catch (error) {
    return { damage: getReason(error) };
  }
}

/** How many pictures are in memory at a time. */
const batchSize = 8;

/**
 * The pictures of a folder. One whose time is that of when it was decoded is not opened, and one of the same bytes not decoded.
 * @param paths of picture files, inside the folder.
 * @param decodes whether changed photographs are decoded, as logos and drawings always are.
 */
export async function readPictures(folder: string, paths: readonly string[], decodes: boolean): Promise<Map<string, PictureFile>> {
  const memory = getKnownPicturesFile(folder);
  const before = await readFile(memory, 'utf8')
    .then((text) => JSON.parse(text) as Record<string, KnownPicture>)
    .catch((): Record<string, KnownPicture> => ({}));
  const read = async (path: string): Promise<[path: string, known: KnownPicture]> => {
    const file = join(folder, path);
    const stamp = formatStamp(statSync(file));
    const last = before[path];
    if (last?.stamp === stamp) return [path, last];
    if (!decodes && !path.endsWith('.svg')) return [path, { stamp, picture: parsePicture(path, await readFile(file)) }];
    const bytes = await readFile(file);
    const digest = createHash('sha1').update(bytes).digest('base64');
    if (last?.digest === digest) return [path, { ...last, stamp }];
    const picture = parsePicture(path, bytes);
    const found = await (picture.svg === undefined ? decode(bytes) : renderDrawing(picture.svg));
    return [path, { stamp, digest, picture: { ...picture, ...found } }];
  };
  const known: [path: string, known: KnownPicture][] = [];
  for (let at = 0; at < paths.length; at += batchSize) known.push(...(await Promise.all(paths.slice(at, at + batchSize).map(read))));
  if (decodes && known.some(([path, one]) => before[path] !== one)) {
    await mkdir(dirname(memory), { recursive: true });
    await writeFile(memory, JSON.stringify(Object.fromEntries(known.filter(([, { picture }]) => picture.damage === undefined))));
  }
  return new Map(known.map(([path, { picture }]) => [path, picture]));
}
