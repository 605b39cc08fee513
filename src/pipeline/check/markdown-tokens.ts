import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';

/** A part of a Markdown text that the rules read, with its offset in the source. */
export type MarkdownToken =
  | { kind: 'link'; target: string; offset: number }
  | { kind: 'picture'; target: string; alt: string; offset: number }
  | { kind: 'mistake'; message: string; offset: number };

const inspectablePattern = /[[<]|^ {0,3}(?:#\s|=+\s*$)/m;

// The site renders Markdown without HTML. HTML is parsed here, so that the check can report it.
const markdownParser = new MarkdownIt({ html: true });
markdownParser.validateLink = () => true;
markdownParser.normalizeLink = (address) => address;

const isBeforeAddress = (before: string) => /(?:\]\(\s*<?|\]:\s*<?|<)$/.test(before);

/** Returns a search for offsets in a source: equal texts are found one after the other; 0 when there is none. */
function createOffsetFinder(written: string): (snippet: string, fits?: (before: string) => boolean) => number {
  const after = new Map<string, number>();
  return (snippet, fits = () => true) => {
    const next = (from: number): number => {
      let at = written.indexOf(snippet, from);
      while (at >= 0 && !fits(written.slice(Math.max(0, at - 8), at))) at = at < written.length ? written.indexOf(snippet, at + 1) : -1;
      return at;
    };
    const following = next(after.get(snippet) ?? 0);
    const found = Math.max(0, following < 0 ? next(0) : following);
    after.set(snippet, found + 1);
    return found;
  };
}

/** Markdown that is not rendered as its author means: what is written, and what would be right. */
interface MarkdownMistake {
  snippet: string;
  message: string;
}

function findHtmlMistakes({ content }: Token): MarkdownMistake[] {
  if (content.startsWith('</')) return [];
  const tag = content.trim().split('\n')[0]!;
  const right = 'Write Markdown: a link is `[words](/address)`, a picture `![what is seen](./picture.jpg)`.';
  return [{ snippet: tag, message: `\`${tag}\` is HTML, and visitors would read it as it stands. ${right}` }];
}

function findLinkMistakes({ content }: Token): MarkdownMistake[] {
  const links = Array.from(content.matchAll(/\[[^\]]*\]\([^)]*\)?/g), ([snippet]) => ({
    snippet,
    message: `\`${snippet}\` is not read as a link. Its address must have no spaces and end with a bracket.`,
  }));
  const references = Array.from(content.matchAll(/\[([^\]]+)\]\[([^\]]*)\]/g), ([snippet, words, name]) => ({
    snippet,
    message: `\`${snippet}\` has no address. Write \`[words](/address)\`, or add a line \`[${name || words!}]: /address\` below.`,
  }));
  return [...links, ...references];
}

function findHeadingMistakes({ tag, map }: Token, text: string): MarkdownMistake[] {
  if (tag !== 'h1') return [];
  const snippet = text.split('\n')[map?.[0] ?? 0]!.trim();
  return [{ snippet, message: 'A heading of the first rank is the title of the page. Begin headings in the text with `##`.' }];
}

/** The mistakes in a part of a Markdown text. */
function findMarkdownMistakes(token: Token, text: string): MarkdownMistake[] {
  if (token.type === 'html_inline' || token.type === 'html_block') return findHtmlMistakes(token);
  if (token.type === 'heading_open') return findHeadingMistakes(token, text);
  return token.type === 'text' ? findLinkMistakes(token) : [];
}

/** The links, pictures and mistakes in a Markdown text. `written` is its source in the file, where quotes or indentation differ. */
export function parseMarkdownTokens(text: string, written = text): MarkdownToken[] {
  if (!inspectablePattern.test(text)) return [];
  const find = createOffsetFinder(written);
  const tokens: MarkdownToken[] = [];
  const visit = (token: Token) => {
    const target = token.attrGet('href') ?? token.attrGet('src') ?? '';
    if (token.type === 'link_open') tokens.push({ kind: 'link', target, offset: find(target, isBeforeAddress) });
    if (token.type === 'image') tokens.push({ kind: 'picture', target, alt: token.content.trim(), offset: find(target, isBeforeAddress) });
    else token.children?.forEach(visit);
    for (const { snippet, message } of findMarkdownMistakes(token, text)) tokens.push({ kind: 'mistake', message, offset: find(snippet) });
  };
  markdownParser.parse(text, {}).forEach(visit);
  return tokens;
}
