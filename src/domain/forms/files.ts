import { sanitizeText } from '../text';
import { cleanValue } from './form-validation';

export const maxFiles = 3;
/** The maximum size of all files of a form together. Functions of the host accept bodies of 4.5 MB. */
export const maxTotalBytes = 4_000_000;
/** The number of first bytes from which a type is detected: readers look for the mark of a PDF in all of them (ISO 32000-1, annex H.3). */
export const signatureLength = 1024;
/** The maximum length of a file name, in UTF-16 units. */
const maxNameLength = 80;

/** The brands of a HEIC file (ISO/IEC 23008-12). `mif1` and `msf1` name no codec, so a compatible brand must. */
const heicBrand = /^(?:hei[cxms]|hev[cxms])/;
const neutralBrand = /^(?:mif1|msf1)/;

function isHeic(head: string): boolean {
  if (head.slice(4, 8) !== 'ftyp') return false;
  const boxLength = head
    .slice(0, 4)
    .split('')
    .reduce((length, byte) => length * 256 + byte.charCodeAt(0), 0);
  const [major = '', , ...compatible] = head.slice(8, boxLength).match(/[^]{4}/g) ?? [];
  return heicBrand.test(major) || (neutralBrand.test(major) && compatible.some((brand) => heicBrand.test(brand)));
}

/** The type of a file by its first bytes; undefined for a type that no form accepts. Its name and its declared type do not matter. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, signatureLength));
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp';
  if (isHeic(head)) return 'heic';
  // Programs write blank lines or the mark of a text before it. An archive may begin with a whole PDF.
  return head.includes('%PDF-') && !head.startsWith('PK') ? 'pdf' : undefined;
}

/** The ends of a name that say a type. Any other belongs to the name, as in \`Plan Rev.2\`. */
const typeEndings = /(?:\.(?:pdf|jpe?g|jfif|png|webp|hei[cf]|gif|bmp|tiff?|avif|docx?|dwg|zip|exe)){1,3}[. ]{0,9}$/i;

/** The devices of Windows, which stores no file of such a name, whatever its extension. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?= *(?:\.|$))/i;

/**
 * A file name that any system can store: no folders, no control or text-direction characters, no sign or device of Windows, and the extension
 * of `type`. A name without a usable character becomes `file`.
 */
export function sanitizeFileName(name: string, type: FileType | undefined): string {
  const start = Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1;
  const line = cleanValue('text', sanitizeText(name.slice(start, start + 1000), 1000)).replace(/[<>:"|?*]/g, '');
  const base = type === undefined ? line : line.replace(typeEndings, '');
  const [inner = ''] = /[^.\s](?:[^]*[^.\s])?/.exec(base) ?? [];
  const stem = sanitizeText(inner.replace(deviceName, '$&_'), maxNameLength).trimEnd() || 'file';
  return type === undefined ? stem : `${stem}.${type}`;
}

/** Why files are not accepted: the name of the message. */
export type FileProblem = 'file_count' | 'file_empty' | 'file_kind' | 'file_size';

/** A file to send. Its type is undefined if no form accepts it. */
export interface SendableFile {
  readonly name: string;
  readonly size: number;
  readonly type: FileType | undefined;
}

/** The first file that cannot be sent with those before it, and why, such as `plan.zip: This is no …`; undefined if all can. */
export function findFileProblem(files: readonly SendableFile[], messages: Readonly<Record<FileProblem, string>>): string | undefined {
  let total = 0;
  for (const [index, { name, size, type }] of files.entries()) {
    total += size;
    const isOverTotal = total > maxTotalBytes;
    const problems = { file_count: index >= maxFiles, file_empty: size === 0, file_kind: type === undefined, file_size: isOverTotal };
    const problem = (Object.keys(problems) as FileProblem[]).find((key) => problems[key]);
    if (problem) return `${sanitizeFileName(name, type)}: ${messages[problem]}`;
  }
  return undefined;
}

/** The types of file that a form accepts: the file name extension, and the media type. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;

export type FileType = keyof typeof fileTypes;
