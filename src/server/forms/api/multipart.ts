import { type BodyFields, toBodyFields, UploadedFile } from './body-fields';
import { HttpError } from './http-error';

/** More parts than any form has, and few enough to be parsed at once. */
const maxParts = 64;

/** The number of times that `delimiter` is in a body, counted up to one more than `max`. */
function countDelimiters(body: Buffer, delimiter: string, max: number): number {
  let count = 0;
  for (let at = body.indexOf(delimiter); at !== -1 && count <= max; at = body.indexOf(delimiter, at + 1)) count += 1;
  return count;
}

/** Whether a value is a field of files without a file: it is sent as an empty file without a name. */
const isNoFile = (value: FormDataEntryValue): boolean => typeof value !== 'string' && value.name === '' && value.size === 0;

/**
 * Parses a `multipart/form-data` body. Files are instances of UploadedFile.
 * @param type the Content-Type header.
 * @param maxTextBytes the maximum size of all texts together.
 * @throws {HttpError} 413 when it has too many parts or too long texts, 400 when it cannot be parsed.
 */
export async function parseMultipart(body: Buffer<ArrayBuffer>, type: string, maxTextBytes: number): Promise<BodyFields> {
  const [, boundary = ''] = /boundary="?([^";]*)/i.exec(type) ?? [];
  if (countDelimiters(body, `--${boundary}`, maxParts) > maxParts) throw new HttpError(413, 'too_large');
  const data = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HttpError(400, 'not_json');
  });
  const entries = [...data].filter(([, value]) => !isNoFile(value));
  const texts = entries.flatMap(([name, value]) => (typeof value === 'string' ? [name, value] : [name]));
  if (Buffer.byteLength(texts.join('')) > maxTextBytes) throw new HttpError(413, 'too_large');
  const pairs = entries.map(async ([name, value]) => {
    if (typeof value === 'string') return [name, value] as const;
    return [name, new UploadedFile(value.name, new Uint8Array(await value.arrayBuffer()))] as const;
  });
  return toBodyFields(await Promise.all(pairs));
}
