import type Token from 'markdown-it/lib/token.mjs';

/** Markdown that is not rendered as its author means: what is written, and what would be right. */
export interface MarkdownMistake {
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
export function findMarkdownMistakes(token: Token, text: string): MarkdownMistake[] {
  if (token.type === 'html_inline' || token.type === 'html_block') return findHtmlMistakes(token);
  if (token.type === 'heading_open') return findHeadingMistakes(token, text);
  return token.type === 'text' ? findLinkMistakes(token) : [];
}
