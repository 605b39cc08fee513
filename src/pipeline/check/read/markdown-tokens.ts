import MarkdownIt, { type Token } from 'markdown-it';
import { parsePictures } from '../../markup/markdown';

/** A part of a Markdown text that the rules read, with its offset in the source. */
export type MarkdownToken =
  | { kind: 'link'; target: string; words: string; offset: number }
  /** `isAlone`: whether its paragraph, which is no part of a list or a quotation, holds pictures alone. */
  | { kind: 'picture'; target: string; alt: string; isAlone: boolean; offset: number }
  | ({ kind: 'mistake'; offset: number } & Omit<MarkdownMistake, 'snippet'>);

/** Markdown that is not rendered as its author means: what is written, what would be right, and whether it is only suspicious. */
interface MarkdownMistake {
  snippet: string;
  message: string;
  isWarning?: boolean;
}

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

const isWarning = true;

function findHtmlMistakes({ content }: Token): MarkdownMistake[] {
  if (content.startsWith('</')) return [];
  const tag = content.trim().split('\n')[0]!;
  const right = 'Write Markdown: a link is `[words](/address)`, a picture `![what is seen](./picture.jpg)`.';
  return [{ snippet: tag, message: `\`${tag}\` is HTML, and visitors would read it as it stands. ${right}` }];
}

function findLinkMistakes({ content }: Token): MarkdownMistake[] {
  if (!content.includes('[')) return [];
  const links = Array.from(content.matchAll(/\[[^\]]*\]\([^)]*\)?/g), ([snippet]) => {
    const mend = /[“”]/.test(snippet)
      ? 'A caption stands in straight quotation marks: `"The room"`.'
      : 'Its address must have no spaces and end with a bracket.';
    const message = `\`${snippet}\` is not read as a link. ${mend}`;
    return { snippet, message };
  });
  const references = Array.from(content.matchAll(/\[([^\]]+)\]\[([^\]]*)\]/g), ([snippet, words, name]) => {
    const message = `\`${snippet}\` has no address. Write \`[words](/address)\`, or add a line \`[${name || words!}]: /address\` below.`;
    return { snippet, message };
  });
  return [...links, ...references];
}

/** What is wrong with a heading, and whether it is only suspicious; undefined if nothing is. */
function findHeadingMistake({ tag, markup }: Token, written: string, levelAbove: number): Omit<MarkdownMistake, 'snippet'> | undefined {
  const level = Number(tag.slice(1));
  if (level === 1) return { message: 'A heading of the first rank is the title of the page. Begin headings in the text with `##`.' };
  if (/^#*$/.test(written)) return { message: 'The heading has no words. Write them behind the number signs, or take the line out.' };
  if (markup === '-')
    return { message: 'The hyphens below make this line a heading. Put an empty line between, or begin it with `##`.', isWarning };
  const message = `The heading skips a rank, which a screen reader announces. Begin it with \`${'#'.repeat(levelAbove + 1)}\`.`;
  return level > levelAbove + 1 ? { message, isWarning } : undefined;
}

/** The most words that a paragraph has on a phone before a reader is lost. */
const maxParagraphWords = 250;

function findParagraphMistakes({ content, children }: Token): MarkdownMistake[] {
  const [snippet = ''] = content.split('\n');
  const parts = (children ?? []).filter(({ type, content: text }) => type !== 'text' || text !== '');
  const isBold = parts[0]?.type === 'strong_open' && parts.findIndex(({ type }) => type === 'strong_close') === parts.length - 1;
  const words = content.length > maxParagraphWords * 4 ? content.split(/\s+/).length : 0;
  const [row] = /^\|.*\|[ \t]*(?=\n\|)/m.exec(content) ?? [];
  const noTable =
    'is the first line of a table, and visitors would read the strokes. Put a line such as `| --- | --- |` below it, with as many cells.';
  const tooLong = `The paragraph has ${words} words. Part it with empty lines, at ${maxParagraphWords} words or fewer.`;
  return [
    ...(row === undefined ? [] : [{ snippet: row, message: `\`${row.trim()}\` ${noTable}` }]),
    ...(isBold
      ? [{ snippet, message: `\`${snippet}\` is bold in place of a heading. Begin it with \`##\`, without the stars.`, isWarning }]
      : []),
    ...(words > maxParagraphWords ? [{ snippet, message: tooLong, isWarning }] : []),
  ];
}

/** What is wrong with a row of a table whose first row has some columns. */
function findRowMistakes(snippet: string, columns: number): MarkdownMistake[] {
  const cells = countCells(snippet);
  const more = `The row has ${cells} cells, and the first row ${columns}: visitors would not see the others. Add cells there, or part the row.`;
  if (cells > columns) return [{ snippet, message: more }];
  const message = `\`${snippet}\` stands directly below a table, and becomes a row of it. Put an empty line between.`;
  return columns > 1 && !snippet.includes('|') ? [{ snippet, message, isWarning }] : [];
}
const countCells = (row: string): number => row.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;

/** Stars beside emphasis have no partner, and so have two in a text. */
function findLoneStars(children: readonly Token[]): MarkdownMistake[] {
  return children.flatMap(({ type, content }, index) => {
    const besideEmphasis =
      (children[index + 1]?.type === 'em_open' && content.endsWith('*')) ||
      (children[index - 1]?.type === 'em_close' && content.startsWith('*'));
    const [snippet = besideEmphasis ? '*' : undefined] = type === 'text' && content.includes('**') ? /\S*\*\*\S*/.exec(content)! : [];
    if (type !== 'text' || snippet === undefined) return [];
    const right = 'Put as many directly behind the words as before them.';
    return [{ snippet, message: `\`${snippet}\` has a star without a partner, and visitors would read it. ${right}` }];
  });
}

const findCodeMistakes = ({ type, content }: Token): MarkdownMistake[] => {
  const [snippet = ''] = content.trimStart().split('\n');
  return type === 'fence'
    ? [{ snippet: '```', message: 'Three backquotes begin the code of a program, up to the next three. Take them out.', isWarning }]
    : [{ snippet, message: 'The line begins with four spaces, and visitors would see the code of a program. Begin it at the margin.' }];
};

function findListMistakes(token: Token): MarkdownMistake[] {
  const start = Number(token.attrGet('start') ?? 1);
  const snippet = `${start}${token.markup}`;
  const message = `\`${snippet}\` at the beginning of a line begins a numbered list. Write \`${start}\\${token.markup}\`.`;
  return start > 99 ? [{ snippet, message, isWarning }] : [];
}

/** Finds the mistakes in the parts of one Markdown text, one part after the other. */
function createMistakeFinder(text: string): (token: Token, before: Token | undefined) => MarkdownMistake[] {
  let level = 1;
  const lines = text.split('\n');
  let listIndent = 0;
  let columns = 0;
  /** What stands under an item of a list, but less far in than the words of that item, is no part of it. */
  const findIndentMistakes = (token: Token, before: Token | undefined): MarkdownMistake[] => {
    const line = lines[token.map?.[0] ?? 0]!;
    const [snippet, indent] = [line.trim(), line.search(/\S|$/)];
    const right = 'Begin it below the first letter of that item, or at the margin.';
    if (token.level === 0 && token.type.endsWith('_list_open')) listIndent = indent;
    if (token.level === 0 && indent > 0 && before?.type.endsWith('_list_close'))
      return [{ snippet, message: `\`${snippet}\` is no part of the item above, and ends its list. ${right}` }];
    return token.type === 'list_item_open' && token.level === 1 && indent > listIndent
      ? [{ snippet, message: `\`${snippet}\` is an item beside the one above, not a part of it. ${right}`, isWarning: true }]
      : [];
  };
  return (token, before) => {
    switch (token.type) {
      case 'html_inline':
      case 'html_block':
        return findHtmlMistakes(token);
      case 'heading_open': {
        const snippet = lines[token.map?.[0] ?? 0]!.trim();
        const mistake = findHeadingMistake(token, snippet, level);
        level = Number(token.tag.slice(1));
        return mistake ? [{ snippet, ...mistake }] : [];
      }
      case 'code_block':
      case 'fence':
        return findCodeMistakes(token);
      case 'ordered_list_open':
        return [...findListMistakes(token), ...findIndentMistakes(token, before)];
      case 'bullet_list_open':
      case 'list_item_open':
      case 'paragraph_open':
        return findIndentMistakes(token, before);
      case 'inline':
        return [...(before?.type === 'paragraph_open' ? findParagraphMistakes(token) : []), ...findLoneStars(token.children ?? [])];
      case 'tr_open': {
        const row = lines[token.map?.[0] ?? 0]!.trim();
        if (before?.type === 'thead_open') columns = countCells(row);
        return findRowMistakes(row, columns);
      }
      case 'text':
        return findLinkMistakes(token);
      default:
        return [];
    }
  };
}

function getLinkWords(siblings: readonly Token[], index: number): string {
  const end = siblings.findIndex(({ type }, at) => at > index && type === 'link_close');
  return siblings
    .slice(index + 1, end)
    .map(({ content }) => content)
    .join('')
    .trim();
}

const maskedPattern =
  /```[^]*?```|`[^`\n]+`|(?<=\]\()[^()\s]*(?:\([^()\s]*\)[^()\s]*)*|(?<=<)(?:https?:|mailto:)[^>\s]+(?=>)|(?<=^ {0,3}\[[^\]\n]+\]:[ \t]*)\S+|\\[^\s\w]/gm;

/** A Markdown text with letters in place of code, addresses and escaped signs: what the patterns of words are not looked for in. */
export const maskMarkdown = (text: string): string =>
  /[`\](<\\]/.test(text) ? text.replace(maskedPattern, (found) => found.replace(/[^\n]/g, 'k')) : text;

/** The links, pictures and mistakes in a Markdown text. `written` is its source in the file, where quotes or indentation differ. */
export function parseMarkdownTokens(text: string, written = text): MarkdownToken[] {
  const find = createOffsetFinder(written);
  const findMistakes = createMistakeFinder(text);
  const tokens: MarkdownToken[] = [];
  let isAlone = false;
  const visit = (token: Token, index: number, siblings: readonly Token[]) => {
    const target = String(token.attrGet('href') ?? token.attrGet('src') ?? '');
    // Beside a line that is not read as a picture, the others are not alone either, and that line is told.
    if (token.type === 'inline')
      isAlone =
        (token.level === 1 && siblings[index - 1]!.type === 'paragraph_open' && parsePictures(token).length > 0) ||
        token.children!.some((child) => child.type === 'text' && findLinkMistakes(child).length > 0);
    if (token.type === 'link_open')
      tokens.push({ kind: 'link', target, words: getLinkWords(siblings, index), offset: find(target, isBeforeAddress) });
    for (const { snippet, ...mistake } of findMistakes(token, siblings[index - 1]))
      tokens.push({ kind: 'mistake', ...mistake, offset: find(snippet) });
    if (token.type === 'image')
      tokens.push({ kind: 'picture', target, alt: token.content.trim(), isAlone, offset: find(target, isBeforeAddress) });
    else token.children?.forEach(visit);
  };
  markdownParser.parse(text, {}).forEach(visit);
  return tokens;
}
