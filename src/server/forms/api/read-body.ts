import type { ReadableStream } from 'node:stream/web';
import { HttpError } from './http-error';

/** More than any form of the site needs, and small enough to hold many bodies in memory at once. */
const maxBodyBytes = 16 * 1024;

/** The values of a request body by field name. A field that was sent more than once has an array. */
export type BodyFields = Record<string, unknown>;

/** A browser reads no response while it is sending, so this much of a body that is too large is read and discarded. */
const maxDrainedBytes = 1024 * 1024;

/** Reads up to a limit: a body may have no Content-Length, or no end. */
async function readBytes({ body, headers }: Request): Promise<Uint8Array> {
  const tooLarge = new HttpError(413, 'too_large');
  if (Number(headers.get('content-length') ?? 0) > maxDrainedBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body as ReadableStream<Uint8Array> | null) ?? []) {
    size += chunk.byteLength;
    if (size <= maxBodyBytes) chunks.push(chunk);
    if (size > maxDrainedBytes) break;
  }
  if (size > maxBodyBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

function parseJson(text: string): BodyFields {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'not_json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new HttpError(400, 'not_json');
  return Object.fromEntries(Object.entries(parsed));
}

function parseForm(text: string): BodyFields {
  const pairs = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const values = pairs.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

const parsers: Record<string, (text: string) => BodyFields> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseForm,
};

const decodeUtf8 = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'not_json');
  }
};

/**
 * Parses the body of a request: JSON from scripts, or URL-encoded from plain forms.
 * @throws {HttpError} 413 when it is over 16 KiB, 415 when it has another content type, 400 when it cannot be parsed.
 */
export async function readBody(request: Request): Promise<BodyFields> {
  const [, type = '', charset = 'utf-8'] =
    /^\s*([^;\s]*)\s*(?:;.*?charset="?([^";\s]*)|$|;)/i.exec(request.headers.get('content-type') ?? '') ?? [];
  const parse = parsers[type.toLowerCase()];
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!parse || !/^utf-?8$/i.test(charset) || encoding !== 'identity')
    throw new HttpError(415, 'content_type', { headers: { Accept: Object.keys(parsers).join(', ') } });
  return parse(decodeUtf8(await readBytes(request)));
}
