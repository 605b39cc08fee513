import { fromBase64url, toBase64url } from './base64url';
import { type Board, type BoardItem, fittingItems, isThing, most, titled } from './board';

/** How text becomes bytes, and what of bytes can still be read as text; the latter never throws. */
export interface Packing {
  pack: (text: string) => Uint8Array;
  unpack: (bytes: Uint8Array) => string;
}

/** What an address gives: the board, and what is wrong with it. */
export interface OpenedBoard {
  board: Board;
  /** How many things it speaks of that cannot be read. */
  lost: number;
  /** `whole`; `damaged` where it was cut or changed on its way, so that words may be wrong; `newer` where only a later site can read it; `nothing` where it is no board. */
  state: 'whole' | 'damaged' | 'newer' | 'nothing';
}

/** The version of what addresses hold, and the first letter of it. A later one has a later digit; this one stays readable. */
const version = '1';

/** The longest address that is looked into, in characters: more than a full board with notes of full length takes. */
const longest = 24_000;

/** So many lines are read, which is more than a board has. */
const mostLines = 3 * most.things;

const initials = { b: 'brand', c: 'collection', p: 'picture', a: 'article' } as const;

const isInitial = (letter: string): letter is keyof typeof initials => Object.hasOwn(initials, letter);

/** Tells a text from one that was changed (FNV-1a, 32 bit). */
function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const lineOf = ({ thing, room, note }: BoardItem): string =>
  [`${thing[0]}${thing.slice(thing.indexOf('/'))}`, room, note.trim()].join('\t').trimEnd();

function itemOf(line: string): BoardItem | null {
  const [name = '', room = '', note = ''] = line.split('\t');
  const initial = name[0] ?? '';
  if (!isInitial(initial)) return null;
  const thing = `${initials[initial]}${name.slice(1)}`;
  return isThing(thing) ? { thing, room, note } : null;
}

/**
 * What the address of a board holds, as `/board?b=…`: the version, and then, packed, a line with the number of things, a check and the
 * title, and a line for each thing: the initial of its kind with its name, its room, its note.
 */
export function boardParam({ title, items }: Board, { pack }: Pick<Packing, 'pack'>): string {
  const rest = [title.trim(), ...items.map(lineOf)].join('\n');
  return version + toBase64url(pack(`${items.length}\t${checkOf(rest)}\t${rest}`));
}

const nothing: OpenedBoard = { board: { title: '', items: [] }, lost: 0, state: 'nothing' };

/** The board that an address holds, as far as it can be read. Never throws, whatever it is given. */
export function openBoard(param: string, { unpack }: Pick<Packing, 'unpack'>): OpenedBoard {
  if (!param.startsWith(version)) return /^[2-9]/.test(param) ? { ...nothing, state: 'newer' } : nothing;
  const text = unpack(fromBase64url(param.slice(1, longest)));
  const head = /^(\d{1,4})\t(\w{1,7})\t/.exec(text);
  if (!head) return nothing;
  const [whole, count, check] = head;
  const rest = text.slice(whole.length);
  const isWhole = checkOf(rest) === check;
  const [title = '', ...lines] = rest.split('\n', 1 + mostLines);
  // What a cut address ends with may be half a name.
  const read = lines.slice(0, isWhole ? undefined : -1).map(itemOf);
  const items = fittingItems(read.filter((item) => item !== null));
  const lost = Math.max(Math.min(Number(count), most.things), Math.min(lines.length, most.things)) - items.length;
  return { board: titled({ title: '', items }, title), lost: Math.max(lost, 0), state: isWhole ? 'whole' : 'damaged' };
}
