import {
  type FileType,
  fileTypes,
  detectFileType,
  maxFiles,
  maxTotalBytes,
  sanitizeFileName,
  signatureLength,
} from '../../domain/forms/files';

/** A file as it will be sent. */
export interface PreparedFile {
  file: File;
  /** Undefined if no form accepts it. */
  type: FileType | undefined;
  /** A square picture of it; null if the browser cannot show one. */
  preview: HTMLCanvasElement | null;
  /** Whether it is a picture that could not be made smaller, so that it still has its metadata, such as the place. */
  isUnchanged: boolean;
}

/** The size below which three pictures fit together. */
const maxPictureBytes = Math.floor(maxTotalBytes / maxFiles);
/** The first of these that is small enough is sent: the longer side in pixels, and the type. */
const renditions = [
  [2400, 'png'],
  [2400, 'jpg'],
  [1800, 'jpg'],
  [1200, 'jpg'],
] as const;
const jpegQuality = 0.82;
/** In pixels: twice the size of the thumbnail. */
const previewSize = 112;

function createCanvas(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return { canvas, context: canvas.getContext('2d')! };
}

/** Whether a canvas returns what was drawn. Browsers that resist fingerprinting return noise instead. */
function isCanvasReadable(): boolean {
  const { context } = createCanvas(1, 1);
  context.fillStyle = '#804020';
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return [128, 64, 32].every((value, index) => Math.abs(value - data[index]!) < 9);
}

function drawPreview(bitmap: ImageBitmap): HTMLCanvasElement {
  const { canvas, context } = createCanvas(previewSize, previewSize);
  const side = Math.min(bitmap.width, bitmap.height);
  context.drawImage(bitmap, (bitmap.width - side) / 2, (bitmap.height - side) / 2, side, side, 0, 0, previewSize, previewSize);
  return canvas;
}

function encode(bitmap: ImageBitmap, longSide: number, type: 'png' | 'jpg'): Promise<Blob | null> {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const { canvas, context } = createCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)));
  if (type === 'jpg') {
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, fileTypes[type], jpegQuality));
}

/** Encodes a picture anew, without its metadata, as the first rendition that is small enough; undefined if there is none. */
async function encodeSmaller(bitmap: ImageBitmap, original: FileType): Promise<{ blob: Blob; type: FileType } | undefined> {
  for (const [longSide, type] of renditions) {
    if (type === 'png' && original !== 'png') continue;
    const blob = await encode(bitmap, longSide, type);
    if (blob && blob.size <= maxPictureBytes) return { blob, type };
  }
  return undefined;
}

/**
 * Prepares a file for sending, under a safe name: a picture that the browser can show is made smaller and loses its metadata, all others
 * stay as they are.
 */
export async function prepareFile(original: File): Promise<PreparedFile> {
  const type = detectFileType(new Uint8Array(await original.slice(0, signatureLength).arrayBuffer()));
  const rename = (content: Blob, newType: FileType | undefined) =>
    new File([content], sanitizeFileName(original.name, newType), {
      type: newType ? fileTypes[newType] : '',
      lastModified: original.lastModified,
    });
  const unchanged = { file: rename(original, type), type, preview: null, isUnchanged: type !== undefined && type !== 'pdf' };
  if (!unchanged.isUnchanged || !isCanvasReadable()) return unchanged;
  const bitmap = await createImageBitmap(original).catch(() => null);
  if (!bitmap) return unchanged;
  const preview = drawPreview(bitmap);
  const smaller = await encodeSmaller(bitmap, type!);
  bitmap.close();
  return smaller
    ? { file: rename(smaller.blob, smaller.type), type: smaller.type, preview, isUnchanged: false }
    : { ...unchanged, preview };
}
