import type * as React from 'react';
import {
  type FileType,
  fileTypes,
  detectFileType,
  type FileProblem,
  findFileProblem,
  maxFiles,
  maxTotalBytes,
  sanitizeFileName,
  signatureLength,
} from '../../domain/forms/files';
import * as buttonStyles from '../../ui/button.module.css';
import { classNames, kit } from '../../ui/kit';
import { useMessages } from '../../ui/messages';
import * as styles from './attachments.module.css';

/** A file as it will be sent. */
interface PreparedFile {
  file: File;
  /** What was chosen. */
  original: File;
  /** Undefined if no form accepts it. */
  type: FileType | undefined;
  /** A square picture of it; null if the browser cannot show one. */
  preview: HTMLCanvasElement | null;
  /** Whether it is a picture that could not be made smaller, so that it still has its metadata, such as the place. */
  isUnchanged: boolean;
}

/** The files of a form. */
export interface FormFiles {
  /** Those that will be sent. */
  files: readonly PreparedFile[];
  /** Those that were chosen and are not prepared yet. */
  chosen: readonly File[];
  /** Why others were left out, each after its name. */
  leftOut: readonly string[];
}

interface FileListProps {
  files: readonly PreparedFile[];
  /** Whether more files are being prepared. */
  isReading: boolean;
  isSending: boolean;
  onRemove: (file: PreparedFile) => void;
}

/** A size in megabytes, at least 0.1. */
const formatMegabytes = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(bytes / 1_000_000, 0.1),
  );

/** The chosen files of a form, with their sizes and a button that removes each. */
export function FileList({ files, isReading, isSending, onRemove }: FileListProps) {
  const { form } = useMessages();
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <div className={styles.list}>
      {files.length > 0 && (
        <ul>
          {files.map((prepared, index) => {
            const { file, isUnchanged } = prepared;
            return (
              <li key={`${index} ${file.name}`} className={styles.file}>
                <Thumbnail {...prepared} />
                <p className={styles.text}>
                  <span className={styles.name}>{file.name}</span>
                  <span className={kit.meta}>
                    {formatMegabytes(file.size)}
                    {isUnchanged && ` · ${form.file_as_is}`}
                  </span>
                </p>
                <button
                  type="button"
                  className={classNames(buttonStyles.plain, kit.hover, styles.remove)}
                  aria-label={`${form.file_remove} ${file.name}`}
                  disabled={isSending}
                  onClick={() => onRemove(prepared)}
                >
                  {form.file_remove}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p aria-live="polite" className={classNames(kit.meta, styles.total)}>
        {isReading ? form.file_reading : files.length > 0 && `${formatMegabytes(total)} / ${formatMegabytes(maxTotalBytes)}`}
      </p>
    </div>
  );
}

/** The picture of a file, or its type. */
function Thumbnail({ preview, type: fileType }: PreparedFile): React.ReactNode {
  if (!preview) return <span className={classNames(kit.label, styles.thumbnail)}>{fileType}</span>;
  return <span ref={(element) => element?.replaceChildren(preview)} className={styles.thumbnail} aria-hidden="true" />;
}

const isAmong = (files: readonly PreparedFile[], { name, size, lastModified }: File): boolean =>
  files.some(({ original }) => original.name === name && original.size === size && original.lastModified === lastModified);

/**
 * Prepares the chosen files of a form one after another, and adds those that can be sent with the ones before. One that is there already is
 * passed over.
 * @returns why some of them were left out; empty if none was.
 */
export async function prepareChosen(
  get: () => FormFiles,
  set: (change: Partial<FormFiles>) => void,
  messages: Readonly<Record<FileProblem, string>>,
): Promise<string> {
  const problems: string[] = [];
  for (let [original] = get().chosen; original; [original] = get().chosen) {
    if (isAmong(get().files, original)) {
      set({ chosen: get().chosen.slice(1) });
      continue;
    }
    const isFull = get().files.length === maxFiles;
    const unread: PreparedFile = { file: original, original, type: undefined, preview: null, isUnchanged: false };
    const added = isFull ? unread : await prepareFile(original).catch(() => unread);
    const files = [...get().files, added];
    const problem = findFileProblem(
      files.map((prepared) => ({ name: prepared.file.name, size: prepared.file.size, type: prepared.type })),
      messages,
    );
    if (problem) problems.push(problem);
    // The files after one too many exceed the limit too.
    const chosen = isFull ? [] : get().chosen.slice(1);
    const others = get().leftOut.filter((told) => told !== problem && !told.startsWith(`${added.file.name}: `));
    set(problem ? { chosen, leftOut: [...others, problem] } : { files, chosen, leftOut: others });
  }
  return problems.join(' ');
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
async function prepareFile(original: File): Promise<PreparedFile> {
  // Read now: a browser sends no file that was changed since it was chosen, as an export that is saved again.
  const content = original.size > maxTotalBytes ? original : new Blob([await original.arrayBuffer()]);
  const type = detectFileType(new Uint8Array(await content.slice(0, signatureLength).arrayBuffer()));
  const rename = (blob: Blob, newType: FileType | undefined) =>
    new File([blob], sanitizeFileName(original.name, newType), {
      type: newType ? fileTypes[newType] : '',
      lastModified: original.lastModified,
    });
  const unchanged = { file: rename(content, type), original, type, preview: null, isUnchanged: type !== undefined && type !== 'pdf' };
  if (!unchanged.isUnchanged || !isCanvasReadable()) return unchanged;
  const bitmap = await createImageBitmap(content).catch(() => null);
  if (!bitmap) return unchanged;
  const preview = drawPreview(bitmap);
  const smaller = await encodeSmaller(bitmap, type!);
  bitmap.close();
  return smaller
    ? { ...unchanged, file: rename(smaller.blob, smaller.type), type: smaller.type, preview, isUnchanged: false }
    : { ...unchanged, preview };
}
