import { EventEmitter, once } from 'node:events';
import type { ReadableStream } from 'node:stream/web';
import { maxTotalBytes } from '../../../domain/forms/files';
import { maxFormLength } from '../../../domain/forms/form-validation';
import { withDeadline } from '../model/database-unavailable';
import { type ClientNetwork, listNetworks } from './client-ip';
import { HttpError } from './response';

/** The values of a request body by field name. A field that was sent more than once has an array. */
export type BodyFields = Record<string, unknown>;

/** A file of a body, with the name that the sender gave it. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
  ) {}
}

function toBodyFields(pairs: readonly (readonly [name: string, value: unknown])[]): BodyFields {
  const fields = new Map<string, unknown[]>();
  for (const [name, value] of pairs) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(Array.from(fields, ([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

/** Uploads of 4 MB are kept in memory until they are stored, so this many are read at once, and this many of one visitor's network. */
const maxUploads = 16;
const maxUploadsPerNetwork = 2;
/** How many uploads wait for a slot. What has arrived of them is as small as a form without files. */
const maxWaiting = 256;

/** Creates the slots of a process. No network, however large, has more than half of them. `maxWait`, in milliseconds, is less than a page waits. */
export function createUploadSlots(maxWait = 25_000) {
  const holders = new Set<readonly ClientNetwork[]>();
  const releases = new EventEmitter().setMaxListeners(maxWaiting);
  const count = (prefix: string) => [...holders].filter((networks) => networks.some((network) => network.prefix === prefix)).length;
  const isFull = ({ prefix, factor }: ClientNetwork) => count(prefix) >= Math.min(maxUploadsPerNetwork * factor, maxUploads / 2);
  let lastWork: Promise<unknown> = Promise.resolve();

  /** The right of one upload to be kept in memory. */
  return (clientIp: string | undefined) => {
    const networks = listNetworks(clientIp);
    return {
      /**
       * Waits for the slot, unless the upload has it.
       * @throws {HttpError} 503 with Retry-After when none becomes free in time, or too many wait.
       */
      async take(): Promise<void> {
        if (holders.has(networks)) return;
        const signal = releases.listenerCount('release') < maxWaiting ? AbortSignal.timeout(maxWait) : AbortSignal.abort();
        while (holders.size >= maxUploads || networks.some(isFull))
          await once(releases, 'release', { signal }).catch(() => {
            throw new HttpError(503, 'unavailable', { headers: { 'Retry-After': '30' } });
          });
        holders.add(networks);
      },
      /** Does the work of an upload with a slot after that of those before it, so that they do not use up each other's time; else at once. */
      inTurn<T>(work: () => Promise<T>): Promise<T> {
        if (!holders.has(networks)) return work();
        const result = lastWork.then(work);
        lastWork = result.catch(() => undefined);
        return result;
      },
      /** Gives the slot to the next upload. Does nothing if the upload has none. */
      release(): void {
        if (holders.delete(networks)) releases.emit('release');
      },
    };
  };
}

type UploadSlot = ReturnType<ReturnType<typeof createUploadSlots>>;

/** How much of a body is kept, and how much of a larger one is read and discarded, because a browser reads no response while it sends. */
interface BodyLimits {
  maxBytes: number;
  maxDrainedBytes: number;
  /** How fast a body must arrive that takes longer than `bodyTimeout`. */
  minBytesPerSecond: number;
}

/** How long the first bytes of a body may take, and any body, in milliseconds. A longer one may pause for as long as that. */
const firstBytesTimeout = 10_000;
const bodyTimeout = 20_000;

const kibibyte = 1024;
/** What a form without files mostly has. More than this is kept only in a slot, so a sender of nothing closes no form. */
const slotBytes = 32 * kibibyte;
/** More than what has no slot needs, such as a letter’s address, and small enough to hold many bodies in memory at once. */
const textLimits: BodyLimits = { maxBytes: 16 * kibibyte, maxDrainedBytes: 1024 * kibibyte, minBytesPerSecond: Infinity };
/**
 * What the fields of a form allow, in every script: in UTF-8 a UTF-16 unit has up to three bytes, of which a plain form writes three signs
 * each; JSON may write a unit in six. Besides, the names of the fields and what is between them.
 */
const formLimits: BodyLimits = { ...textLimits, maxBytes: 9 * maxFormLength + 4 * kibibyte };
/** The files, the texts and what is between them; three pictures of a camera are read to the end, so that their sender sees the response. */
const fileLimits: BodyLimits = {
  maxBytes: maxTotalBytes + formLimits.maxBytes,
  maxDrainedBytes: 64 * 1024 * kibibyte,
  // A slow mobile connection.
  minBytesPerSecond: 30_000,
};

/** How many chunks of a body may be tiny on average: each costs as much as a large one. A network delivers hundreds of bytes at once. */
const maxTinyChunks = 4096;
const tinyChunkBytes = 64;

const createTooSlow = () => new HttpError(408, 'too_slow', { headers: { Connection: 'close' } });

/** The chunks of a body until its end. A body that is too slow is cancelled; only the time that it is waited for counts. */
async function* readChunks(body: ReadableStream<Uint8Array> | null, minBytesPerSecond: number): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  let timeout = firstBytesTimeout;
  let isFirst = true;
  try {
    for (;;) {
      const askedAt = performance.now();
      const next = reader.read().catch(() => {
        throw new HttpError(400, 'unreadable');
      });
      const { value: chunk } = await withDeadline(next, Math.max(0, timeout), createTooSlow);
      if (!chunk) return;
      const gained = isFirst ? bodyTimeout - firstBytesTimeout : (chunk.byteLength / minBytesPerSecond) * 1000;
      timeout = Math.min(bodyTimeout, timeout - (performance.now() - askedAt) + gained);
      isFirst = false;
      yield chunk;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** Reads up to a limit: a body may have no Content-Length, or no end. */
async function readBytes({ body, headers }: Request, limits: BodyLimits, slot?: UploadSlot): Promise<Buffer<ArrayBuffer>> {
  const { maxBytes, maxDrainedBytes, minBytesPerSecond } = limits;
  const tooLarge = new HttpError(413, 'too_large');
  const length = Number(headers.get('content-length') ?? 0);
  if (length > maxDrainedBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let count = 0;
  for await (const chunk of readChunks(body as ReadableStream<Uint8Array> | null, minBytesPerSecond)) {
    size += chunk.byteLength;
    count += 1;
    if (count > maxTinyChunks && size < count * tinyChunkBytes) throw createTooSlow();
    if (Math.max(size, length) <= maxBytes) {
      if (size > slotBytes) await slot?.take();
      chunks.push(chunk);
    } else {
      chunks.length = 0;
      slot?.release();
    }
    if (size > maxDrainedBytes) break;
  }
  if (size > maxBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

function parseJson(bytes: Uint8Array): BodyFields {
  const parsed: unknown = JSON.parse(decodeUtf8(bytes));
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new TypeError('no object');
  return Object.fromEntries(Object.entries(parsed));
}

const parseForm = (bytes: Uint8Array): BodyFields => toBodyFields([...new URLSearchParams(decodeUtf8(bytes))]);

/** More parts than any form has. */
const maxParts = 64;
/** The size of the head of a part. The longest file name of a disk has 765 bytes. */
const maxHeadBytes = 2 * kibibyte;

interface Part {
  name: string;
  fileName: string | undefined;
  content: Buffer;
}

const disposition = /^content-disposition: *form-data; *name="([^"]*)"(?:; *filename="([^"]*)")?/im;
/** Browsers write quotes and line breaks in names percent-encoded (HTML, 4.10.21.8). */
const decodeName = (name: string): string => name.replace(/%(?:22|0[ad])/gi, decodeURIComponent);

/**
 * The parts of a `multipart/form-data` body as browsers write it (RFC 7578).
 * @throws {HttpError} 413 when there are too many or the head of one is too large, 400 when there is something else.
 */
function listParts(body: Buffer, boundary: string): Part[] {
  const delimiter = `\r\n--${boundary}`;
  const parts: Part[] = [];
  // No line break stands before the first delimiter.
  let at = delimiter.length - 2;
  if (boundary === '' || boundary.length > 70 || body.toString('latin1', 0, at) !== delimiter.slice(2))
    throw new HttpError(400, 'unreadable');
  const getMark = () => body.toString('latin1', at, at + 2);
  while (getMark() !== '--') {
    const head = body.subarray(at, at + maxHeadBytes);
    const headEnd = head.indexOf('\r\n\r\n');
    if (parts.length === maxParts || (headEnd === -1 && head.length === maxHeadBytes)) throw new HttpError(413, 'too_large');
    const contentStart = at + headEnd + 4;
    const end = body.indexOf(delimiter, contentStart);
    const [, name, fileName] = disposition.exec(head.toString('utf8', 0, Math.max(0, headEnd))) ?? [];
    if (getMark() !== '\r\n' || name === undefined || end === -1) throw new HttpError(400, 'unreadable');
    parts.push({ name: decodeName(name), fileName: fileName && decodeName(fileName), content: body.subarray(contentStart, end) });
    at = end + delimiter.length;
  }
  return parts;
}

/**
 * Parses a `multipart/form-data` body. Files are instances of UploadedFile; a field of files without a file is sent as an empty one without a
 * name.
 * @param type the Content-Type header.
 * @param maxTextBytes the maximum size of all texts and names together.
 * @throws {HttpError} 413 when it has too many parts or too long texts, 400 when it cannot be parsed.
 */
function parseMultipart(body: Buffer, type: string, maxTextBytes: number): BodyFields {
  const parts = listParts(body, getParameter(type, 'boundary') ?? '').filter(
    ({ fileName, content }) => fileName !== '' || content.length > 0,
  );
  const texts = parts.map(({ name, fileName, content }) => [name, fileName ?? content.toString()] as const);
  if (Buffer.byteLength(texts.flat().join('')) > maxTextBytes) throw new HttpError(413, 'too_large');
  const pairs = parts.map(({ fileName, content }, index) => {
    const [name, text] = texts[index]!;
    return [name, fileName === undefined ? text : new UploadedFile(fileName, content)] as const;
  });
  return toBodyFields(pairs);
}

const textParsers: Record<string, (bytes: Uint8Array) => BodyFields> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseForm,
};
const multipart = 'multipart/form-data';

/** A parameter of a media type. None that we read has a semicolon. */
const getParameter = (type: string, name: string): string | undefined =>
  type
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.toLowerCase().startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .replace(/^"(.*)"$/, '$1');

const getMediaType = ({ headers }: Request): string => /^\s*([^;\s]*)/.exec(headers.get('content-type') ?? '')![1]!.toLowerCase();

/**
 * Parses the body of a request: JSON from scripts, URL-encoded from plain forms, and, with a slot for files, multipart. `slot` is taken when
 * more has arrived than texts, and released by the caller.
 * @throws {HttpError} 413 when it is over 16 KiB, with a slot over what a form allows, or over 4 MB of files; 415 when it has another content type; 408 when it is too slow; 400
 * when it cannot be parsed; 503 when no slot becomes free.
 */
export async function readBody(request: Request, slot?: UploadSlot): Promise<BodyFields> {
  const contentType = request.headers.get('content-type') ?? '';
  const charset = getParameter(contentType, 'charset') ?? 'utf-8';
  const parseText = textParsers[getMediaType(request)];
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  const hasFiles = slot !== undefined && getMediaType(request) === multipart;
  if ((!parseText && !hasFiles) || !/^utf-?8$/i.test(charset) || encoding !== 'identity') {
    const accepted = [...Object.keys(textParsers), ...(slot ? [multipart] : [])].join(', ');
    throw new HttpError(415, 'content_type', { headers: { Accept: accepted } });
  }
  if (!parseText) return parseMultipart(await readBytes(request, fileLimits, slot), contentType, formLimits.maxBytes);
  const bytes = await readBytes(request, slot ? formLimits : textLimits, slot);
  try {
    return parseText(bytes);
  } catch {
    throw new HttpError(400, 'unreadable');
  }
}
