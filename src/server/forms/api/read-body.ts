import type { ReadableStream, ReadableStreamDefaultReader } from 'node:stream/web';
import { maxTotalBytes } from '../../../domain/forms/files';
import { type BodyFields, toBodyFields } from './body-fields';
import { HttpError } from './http-error';
import { parseMultipart } from './multipart';

/** How much of a body is kept, and how much of a larger one is read and discarded, because a browser reads no response while it sends. */
interface BodyLimits {
  maxBytes: number;
  maxDrainedBytes: number;
  /** How fast a body must arrive that takes longer than `bodyTimeout`. */
  minBytesPerSecond: number;
}

/** How long any body may take, in milliseconds. */
const bodyTimeout = 20_000;

const kibibyte = 1024;
/** More than the texts of any form of the site need, and small enough to hold many bodies in memory at once. */
const textLimits: BodyLimits = { maxBytes: 16 * kibibyte, maxDrainedBytes: 1024 * kibibyte, minBytesPerSecond: Infinity };
/** The files, the texts and what is between them; three pictures of a camera are read to the end, so that their sender sees the response. */
const fileLimits: BodyLimits = {
  maxBytes: maxTotalBytes + 32 * kibibyte,
  maxDrainedBytes: 64 * 1024 * kibibyte,
  // A slow mobile connection.
  minBytesPerSecond: 30_000,
};

/** The next chunk of a body, or undefined at its end. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>, timeout: number): Promise<Uint8Array | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new HttpError(408, 'too_slow', { headers: { Connection: 'close' } }));
    timer = setTimeout(fail, Math.max(0, timeout));
  });
  const next = reader.read().catch(() => {
    throw new HttpError(400, 'not_json');
  });
  try {
    return (await Promise.race([next, late])).value;
  } finally {
    clearTimeout(timer);
  }
}

/** The chunks of a body until its end. A body that is too slow is cancelled. */
async function* readChunks(body: ReadableStream<Uint8Array> | null, minBytesPerSecond: number): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  const startedAt = performance.now();
  let size = 0;
  try {
    for (;;) {
      const endsAt = startedAt + bodyTimeout + (size / minBytesPerSecond) * 1000;
      const chunk = await readChunk(reader, endsAt - performance.now());
      if (!chunk) return;
      size += chunk.byteLength;
      yield chunk;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Reads up to a limit: a body may have no Content-Length, or no end. */
async function readBytes(
  { body, headers }: Request,
  { maxBytes, maxDrainedBytes, minBytesPerSecond }: BodyLimits,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new HttpError(413, 'too_large');
  if (Number(headers.get('content-length') ?? 0) > maxDrainedBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(body as ReadableStream<Uint8Array> | null, minBytesPerSecond)) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > maxDrainedBytes) break;
  }
  if (size > maxBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

const decodeUtf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'not_json');
  }
};

function parseJson(bytes: Uint8Array): BodyFields {
  const text = decodeUtf8(bytes);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'not_json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new HttpError(400, 'not_json');
  return Object.fromEntries(Object.entries(parsed));
}

const parseForm = (bytes: Uint8Array): BodyFields => toBodyFields([...new URLSearchParams(decodeUtf8(bytes))]);

const textParsers: Record<string, (bytes: Uint8Array) => BodyFields> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseForm,
};
const multipart = 'multipart/form-data';

const getMediaType = ({ headers }: Request): string => /^\s*([^;\s]*)/.exec(headers.get('content-type') ?? '')![1]!.toLowerCase();

/** Whether the body of a request may contain files. */
export const isMultipart = (request: Request): boolean => getMediaType(request) === multipart;

/**
 * Parses the body of a request: JSON from scripts, URL-encoded from plain forms, and, if the form takes files, multipart.
 * @throws {HttpError} 413 when it is over 16 KiB, or over 4 MB with files; 415 when it has another content type; 408 when it is too slow; 400 when it cannot be
 * parsed.
 */
export async function readBody(request: Request, { takesFiles }: { takesFiles: boolean }): Promise<BodyFields> {
  const contentType = request.headers.get('content-type') ?? '';
  const [, charset = 'utf-8'] = /;.*?charset="?([^";\s]*)/i.exec(contentType) ?? [];
  const parseText = textParsers[getMediaType(request)];
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  const hasFiles = takesFiles && isMultipart(request);
  if ((!parseText && !hasFiles) || !/^utf-?8$/i.test(charset) || encoding !== 'identity') {
    const accepted = [...Object.keys(textParsers), ...(takesFiles ? [multipart] : [])].join(', ');
    throw new HttpError(415, 'content_type', { headers: { Accept: accepted } });
  }
  if (parseText) return parseText(await readBytes(request, textLimits));
  return parseMultipart(await readBytes(request, fileLimits), contentType, textLimits.maxBytes);
}
