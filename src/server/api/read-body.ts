import { Problem } from './problem';

/** More than any form of the site can fill, and little enough to hold in memory for many at once. */
const mostBytes = 16 * 1024;

/** What a request brought, by field. A field that came twice holds a list. */
export type Fields = Record<string, unknown>;

/** A browser that still sends does not hear an answer: this much more is read and thrown away, so that it does. */
const mostHeard = 1024 * 1024;

/** Reads no further than it must: a body may come without its length, or without end. */
async function readBytes({ body, headers }: Request): Promise<Uint8Array> {
  const tooLarge = new Problem(413, 'too_large');
  if (Number(headers.get('content-length') ?? 0) > mostHeard) throw tooLarge;
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (let read = await reader.read(); !read.done && size <= mostHeard; read = await reader.read()) {
    size += read.value.byteLength;
    if (size <= mostBytes) chunks.push(read.value);
  }
  if (size <= mostBytes) return Buffer.concat(chunks);
  await reader.cancel().catch(() => undefined);
  throw tooLarge;
}

function parseJson(text: string): Fields {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Problem(400, 'not_json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Problem(400, 'not_json');
  return Object.fromEntries(Object.entries(parsed));
}

function parseForm(text: string): Fields {
  const pairs = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const values = pairs.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

const parsers: Record<string, (text: string) => Fields> = {
  'application/json': parseJson,
  'application/x-www-form-urlencoded': parseForm,
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem(400, 'not_json');
  }
};

/**
 * The fields of a request's body, JSON from scripts or urlencoded from plain forms.
 * @throws {Problem} 413 over 16 KiB, 415 for another type, 400 for what cannot be read.
 */
export async function readBody(request: Request): Promise<Fields> {
  const [, type = '', charset = 'utf-8'] =
    /^\s*([^;\s]*)\s*(?:;.*?charset="?([^";\s]*)|$|;)/i.exec(request.headers.get('content-type') ?? '') ?? [];
  const parse = parsers[type.toLowerCase()];
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (!parse || !/^utf-?8$/i.test(charset) || encoding !== 'identity')
    throw new Problem(415, 'content_type', { headers: { Accept: Object.keys(parsers).join(', ') } });
  return parse(decode(await readBytes(request)));
}
