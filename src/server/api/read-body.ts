import { Problem } from './problem';

/** More than any form of the site can fill, and little enough to hold in memory for many at once. */
const mostBytes = 16 * 1024;

/** What a request brought, by field. A field that came twice holds a list. */
export type Fields = Record<string, unknown>;

const tooLarge = () => new Problem(413, 'too_large', { headers: { Connection: 'close' } });

/** Reads no further than it must: a body may come without its length. */
async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > mostBytes) {
      await reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
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
