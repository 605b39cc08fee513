import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { slipsOf } from './markdown-slips';

/** Something in a Markdown text that the check looks at, and its offset in what is written. */
export type Piece =
  | { kind: 'link'; target: string; offset: number }
  | { kind: 'picture'; target: string; alt: string; offset: number }
  | { kind: 'slip'; message: string; offset: number };

const somethingToSee = /[[<]|^ {0,3}(?:#\s|=+\s*$)/m;

// The site reads Markdown without HTML; here HTML is recognised, so that it can be told.
const markdown = new MarkdownIt({ html: true });
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;

const isAddress = (before: string) => /(?:\]\(\s*<?|\]:\s*<?|<)$/.test(before);

/** Finds where things stand in what is written: of equal things each time the next one, the start when there is none. */
function finder(written: string): (snippet: string, fits?: (before: string) => boolean) => number {
  const after = new Map<string, number>();
  return (snippet, fits = () => true) => {
    const next = (from: number): number => {
      let at = written.indexOf(snippet, from);
      while (at >= 0 && !fits(written.slice(Math.max(0, at - 8), at))) at = at < written.length ? written.indexOf(snippet, at + 1) : -1;
      return at;
    };
    const ahead = next(after.get(snippet) ?? 0);
    const found = Math.max(0, ahead < 0 ? next(0) : ahead);
    after.set(snippet, found + 1);
    return found;
  };
}

/** The links, pictures and slips in a Markdown text. `written` is how it stands in its file, if quotes or indentation differ. */
export function piecesOf(text: string, written = text): Piece[] {
  if (!somethingToSee.test(text)) return [];
  const find = finder(written);
  const pieces: Piece[] = [];
  const visit = (token: Token) => {
    const target = token.attrGet('href') ?? token.attrGet('src') ?? '';
    if (token.type === 'link_open') pieces.push({ kind: 'link', target, offset: find(target, isAddress) });
    if (token.type === 'image') pieces.push({ kind: 'picture', target, alt: token.content.trim(), offset: find(target, isAddress) });
    else token.children?.forEach(visit);
    for (const { snippet, message } of slipsOf(token, text)) pieces.push({ kind: 'slip', message, offset: find(snippet) });
  };
  markdown.parse(text, {}).forEach(visit);
  return pieces;
}
