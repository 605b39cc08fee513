import { pickRequestKinds } from '../../domain/brands';
import { type Board, type BoardItem, emptyBoard, sanitizeItems, isItemId, withTitle } from '../../domain/board';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** The board that a URL holds. It is empty unless the parameter is `whole`; `newer` is one that a later version of the site wrote. */
export interface DecodedBoard {
  board: Board;
  state: 'whole' | 'unreadable' | 'newer';
}

/** The version of the format, and its first character. This version stays readable; a later one takes the next digit. */
const version = '1';

/** The longest parameter that is decoded, in characters. A full board with notes of full length is shorter. */
const maxParamLength = 24_000;

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
export function encodeBoard({ title, items }: Board): string {
  const rest = [title.trim(), ...items.map(encodeItem)].join('\n');
  return version + toBase64url(compress(`${items.length}\t${getChecksum(rest)}\t${rest}`));
}

/** Decodes the board in a URL: all of it or nothing. Never throws. */
export function decodeBoard(param: string): DecodedBoard {
  const unreadable: DecodedBoard = { board: emptyBoard, state: /^[2-9]/.test(param) ? 'newer' : 'unreadable' };
  if (!param.startsWith(version) || param.length > maxParamLength) return unreadable;
  try {
    const [, checksum, rest = ''] = /^\d{1,4}\t(\w{1,7})\t([^]*)$/.exec(decompress(fromBase64url(param.slice(1)))) ?? [];
    const [title = '', ...lines] = rest.split('\n');
    const items = sanitizeItems(lines.map(decodeItem).filter((item) => item !== null));
    if (getChecksum(rest) !== checksum || items.length < lines.length) return unreadable;
    return { board: withTitle({ title: '', items }, title), state: 'whole' };
  } catch {
    return unreadable;
  }
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** Encodes bytes for use in a URL (RFC 4648, section 5), without padding. */
export const toBase64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replace(/[+/=]/g, (letter) => urlSafe[letter]!);

/** Decodes base64url. @throws {DOMException} when the text is not base64url. */
export const fromBase64url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The most bytes that are decompressed. A full board with the longest title and notes takes less; the limit keeps a hostile URL cheap. */
const maxBytes = 65_536;

/** Compresses a board for a URL: UTF-8 in a raw DEFLATE stream (RFC 1951). */
export function compress(text: string): Uint8Array {
  const bytes = deflateSync(strToU8(text), { level: 9 });
  // Mail and chat programs leave such a mark out of the link that it ends. A byte after the compressed text is not read.
  return /[-_]$/.test(toBase64url(bytes)) ? Uint8Array.of(...bytes, 0) : bytes;
}

/** Decompresses what `compress` returns. @throws {Error} for other bytes. */
export const decompress = (bytes: Uint8Array): string => strFromU8(inflateSync(bytes, { out: new Uint8Array(maxBytes) }));
