import MarkdownIt, { type Token } from 'markdown-it';
import { applyTrailingSlash } from '../../domain/routes';
import { decodePath } from '../../domain/addresses';
import { trailingSlash } from '../../domain/site-settings';

/** The Markdown dialect of the content: CommonMark without HTML, with typographic quotes and dashes. */
const markdownIt = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });

const signs: readonly (readonly [RegExp, string])[] = [
  [/\.{3,}/g, '…'],
  [/(?<!-)---(?!-)/g, '—'],
  [/(?<!-)--(?!-)/g, '–'],
];

// Quotes, dashes and the ellipsis alone: the rule of the package makes © of the (c) of an enumeration, and ± of `+-`.
markdownIt.core.ruler.at('replacements', ({ tokens }) => {
  for (const { children } of tokens)
    for (const [index, token] of children?.entries() ?? [])
      if (token.type === 'text' && children![index - 1]?.info !== 'auto')
        for (const [written, sign] of signs) token.content = token.content.replace(written, sign);
});

// Internal links follow the site's rule of trailing slashes.
markdownIt.renderer.rules.link_open = (tokens, index, options, _env, self) => {
  const to = String(tokens[index]!.attrGet('href'));
  if (/^\/(?!\/)/.test(to)) tokens[index]!.attrSet('href', applyTrailingSlash(to, trailingSlash));
  return self.renderToken(tokens, index, options);
};

export const renderMarkdown = (text: string): string => markdownIt.render(text);

/** An image of an article's Markdown. */
interface BodyPicture {
  file: string;
  alt: string;
  caption: string | null;
}

/** A block of an article's body: prose as HTML, one or two pictures, a pull quote, or the note at the end. */
export interface ArticleBlock {
  kind: 'prose' | 'figure' | 'pair' | 'quote' | 'note';
  html: string | null;
  pictures: BodyPicture[];
}

const renderTokens = (tokens: Token[]) => markdownIt.renderer.render(tokens, markdownIt.options, {});

const isSpace = ({ type, content }: Token) => type === 'softbreak' || (type === 'text' && content.trim() === '');

/** The words of inline Markdown, without its marks. The package leaves out escaped signs. */
const toPlainText = (tokens: readonly Token[]) => tokens.map(({ type, content }) => (/break$/.test(type) ? ' ' : content)).join('');

/** The pictures of a paragraph that holds nothing else. */
export function parsePictures(inline: Token): BodyPicture[] {
  const parts = (inline.children ?? []).filter((part) => !isSpace(part));
  if (parts.length === 0 || parts.some(({ type }) => type !== 'image')) return [];
  return parts.map((part) => ({
    file: decodePath(String(part.attrGet('src'))),
    alt: toPlainText(part.children ?? []),
    caption: part.attrGet('title')?.toString() ?? null,
  }));
}

const isNote = (inline: Token) => {
  const parts = inline.children ?? [];
  return parts[0]?.type === 'em_open' && parts.findIndex(({ type }) => type === 'em_close') === parts.length - 1;
};

const renderWithoutEmphasis = ({ children }: Token) =>
  markdownIt.renderer.renderInline((children ?? []).slice(1, -1), markdownIt.options, {});

function splitTopLevel(tokens: Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting !== -1) runs.push([]);
    runs.at(-1)!.push(token);
  }
  return runs;
}

/**
 * Splits an article's Markdown into blocks. A paragraph of images is a figure or a pair, a blockquote is a pull quote, and a last paragraph
 * that is all emphasis is the note. The rest is prose.
 */
export function parseArticleBlocks(body: string): ArticleBlock[] {
  const tokens = markdownIt.parse(body, {});
  const blocks: ArticleBlock[] = [];
  let prose: Token[] = [];
  const flush = () => {
    if (prose.length > 0) blocks.push({ kind: 'prose', html: renderTokens(prose), pictures: [] });
    prose = [];
  };
  for (const run of splitTopLevel(tokens)) {
    const inline = run.length === 3 && run[0]!.type === 'paragraph_open' ? run[1]! : undefined;
    const pictures = inline ? parsePictures(inline) : [];
    if (pictures.length > 0) {
      flush();
      blocks.push({ kind: pictures.length === 1 ? 'figure' : 'pair', html: null, pictures });
    } else if (run[0]!.type === 'blockquote_open') {
      flush();
      blocks.push({ kind: 'quote', html: renderTokens(run.slice(1, -1)), pictures: [] });
    } else if (inline && run.at(-1) === tokens.at(-1) && isNote(inline)) {
      flush();
      blocks.push({ kind: 'note', html: renderWithoutEmphasis(inline), pictures: [] });
    } else prose.push(...run);
  }
  flush();
  return blocks;
}
