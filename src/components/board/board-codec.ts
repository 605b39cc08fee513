import { pickRequestKinds } from '../../domain/brands';
import { type Board, type BoardItem, sanitizeItems, isItemId, boardLimits, withTitle } from '../../domain/board';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** Turns text into bytes and back. `decompress` never throws: it returns the text that it can read. */
interface TextCompression {
  compress: (text: string) => Uint8Array;
  decompress: (bytes: Uint8Array) => string;
}

/** The board that a URL holds, and what is wrong with it. */
export interface DecodedBoard {
  board: Board;
  /** The number of items that cannot be read. */
  lost: number;
  /**
   * `whole`; `damaged` when the text was cut or changed, so that parts may be wrong; `newer` when a later version of the site wrote it;
   * `nothing` when it is no board.
   */
  state: 'whole' | 'damaged' | 'newer' | 'nothing';
}

/** The version of the format, and its first character. This version stays readable; a later one takes the next digit. */
const version = '1';

/** The longest parameter that is decoded, in characters. A full board with notes of full length is shorter. */
const maxParamLength = 24_000;

/** The number of lines that are read, which is more than a board has. */
const maxLines = 3 * boardLimits.items;

const kindInitials = { b: 'brand', c: 'collection', p: 'picture', a: 'article' } as const;

const isKindInitial = (letter: string): letter is keyof typeof kindInitials => Object.hasOwn(kindInitials, letter);

/** A checksum of a text (FNV-1a, 32 bit). */
function getChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

const encodeItem = ({ id, room, note, requests }: BoardItem): string =>
  [`${id[0]}${id.slice(id.indexOf('/'))}`, room, note.trim(), requests.join(' ')].join('\t').trimEnd();

function decodeItem(line: string): BoardItem | null {
  const [shortId = '', room = '', note = '', requests = ''] = line.split('\t');
  const initial = shortId[0] ?? '';
  if (!isKindInitial(initial)) return null;
  const itemId = `${kindInitials[initial]}${shortId.slice(1)}`;
  return isItemId(itemId) ? { id: itemId, room, note, requests: pickRequestKinds(requests.split(' ')) } : null;
}

/**
 * The parameter of `/board?b=…`: the version, then compressed text. The first line holds the number of items, a checksum and the title;
 * each further line holds one item: the initial of its kind with its name, its room, its note and what is asked for of it. An earlier
 * format has no requests.
 */
export function encodeBoard({ title, items }: Board, { compress }: Pick<TextCompression, 'compress'> = compression): string {
  const rest = [title.trim(), ...items.map(encodeItem)].join('\n');
  return version + toBase64url(compress(`${items.length}\t${getChecksum(rest)}\t${rest}`));
}

const invalidBoard: DecodedBoard = { board: { title: '', items: [] }, lost: 0, state: 'nothing' };

/** Decodes the board in a URL as far as it can be read. Never throws. */
export function decodeBoard(param: string, { decompress }: Pick<TextCompression, 'decompress'> = compression): DecodedBoard {
  if (!param.startsWith(version)) return /^[2-9]/.test(param) ? { ...invalidBoard, state: 'newer' } : invalidBoard;
  const text = decompress(fromBase64url(param.slice(1, maxParamLength)));
  const header = /^(\d{1,4})\t(\w{1,7})\t/.exec(text);
  if (!header) return invalidBoard;
  const [prefix, count, checksum] = header;
  const rest = text.slice(prefix.length);
  const isWhole = getChecksum(rest) === checksum;
  const [title = '', ...lines] = rest.split('\n', 1 + maxLines);
  // The last line of a cut parameter may hold half a name.
  const decoded = lines.slice(0, isWhole ? undefined : -1).map(decodeItem);
  const items = sanitizeItems(decoded.filter((item) => item !== null));
  const lost = Math.max(Math.min(Number(count), boardLimits.items), Math.min(lines.length, boardLimits.items)) - items.length;
  return { board: withTitle({ title: '', items }, title), lost: Math.max(lost, 0), state: isWhole ? 'whole' : 'damaged' };
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** Encodes bytes for use in a URL (RFC 4648, section 5), without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/[+/=]/g, (letter) => urlSafe[letter]!);

/** Decodes base64url up to the first character outside the alphabet; incomplete trailing bits are dropped. */
export function fromBase64url(text: string): Uint8Array {
  const [valid] = /^[\w-]*/.exec(text)!;
  // A single letter after the last group of four holds no whole byte.
  const whole = valid.length % 4 === 1 ? valid.slice(0, -1) : valid;
  return Uint8Array.from(atob(whole.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** The most bytes that are decompressed. A full board with the longest title and notes takes less; the limit keeps a hostile URL cheap. */
const maxBytes = 65_536;

/** The bytes decompressed at a time. What was read before an error is kept. */
const chunkSize = 64;

function unpack(bytes: Uint8Array): string {
  const text = new Uint8Array(maxBytes);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    const slice = chunk.subarray(0, maxBytes - length);
    text.set(slice, length);
    length += slice.length;
  });
  try {
    for (let offset = 0; offset < bytes.length && length < maxBytes; offset += chunkSize)
      inflate.push(bytes.slice(offset, offset + chunkSize));
    inflate.push(new Uint8Array(0), true);
  } catch {
    // The rest is damaged. What was read is enough.
  }
  return strFromU8(text.subarray(0, length));
}

/** Compresses boards for URLs: UTF-8 in a raw DEFLATE stream (RFC 1951). */
export const compression: TextCompression = { compress: (text) => deflateSync(strToU8(text), { level: 9 }), decompress: unpack };
