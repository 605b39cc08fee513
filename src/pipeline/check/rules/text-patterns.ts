import { getEntries, getFieldsByRole, oncePerContent } from '../read/content-model';
import { createFault, type Fault } from '../report';
import { formatValue } from '../wording';
import { maskMarkdown } from '../read/markdown-tokens';
import type { Rule, Rules } from './rule';
import { getSourceText, type SourceFile } from '../read/source-file';

/** Where texts stand: in a field that is shown as it is written, in one of a form, in one with Markdown, or below the fields of a file. */
type TextPlace = 'plain' | 'form' | 'field' | 'body';

/** What is wrong with a text, and what would be right. A message is the end of a sentence that begins with what was found. */
interface TextPattern {
  pattern: RegExp;
  message: string;
  /** Everywhere if undefined. */
  places?: readonly TextPlace[];
}

const inMarkdown = ['field', 'body'] as const;

const writeAnew = 'Type the words around it again.';
const noDialect = 'is not in the Markdown of this site, and visitors would read the marks.';

/** What visitors would see broken. Sources: word processors, chats, spreadsheets, assistants, other kinds of Markdown. */
const brokenTexts: readonly TextPattern[] = [
  { pattern: /[\uE000-\uF8FF]/, message: `is a sign of one typeface alone, and visitors see an empty box. ${writeAnew}` },
  {
    // A bullet, a tick or a finger of a chat, a hyphen without its space, and the letters and numbers in brackets of two lines or more.
    pattern:
      /^[ \t]*(?:(?:[•●▪◦‣⁃∙·✓✔✗➢➤►☑✅👉🔹🔸①-⑳]\uFE0F?|o\t)[ \t]*\S|-(?=\p{L})).*|^(?:\([a-z\d]{1,2}\)|[a-z]\)) .*(?=\n(?:\([a-z\d]{1,2}\)|[a-z]\)) )/mu,
    places: inMarkdown,
    message: 'is the list of a word processor, and visitors would read one paragraph. Begin each line with a hyphen and a space.',
  },
  { pattern: /Error! (?:Reference|Bookmark|Hyperlink)[^.\n]*/, message: 'is an error of a word processor. Write what belongs there.' },
  { pattern: /Click (?:or tap )?here to (?:enter|add) \w+/i, message: 'is the blank of a form. Write what belongs there.' },
  {
    pattern: /â€.|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]|ï¿½/,
    message: 'is a letter or a quotation mark that was stored in another encoding. Write it again, and save the file as UTF-8.',
  },
  {
    pattern: /[\u{1D400}-\u{1D7FF}]+/u,
    message: 'is set in signs of mathematics, which the search does not find and a screen reader spells. Type the words again.',
  },
  {
    pattern: /(?<![\w:]):[a-z][a-z\d_+-]+:(?![\w:/])/,
    message: 'is the picture of a chat, and visitors would read its name. Take it out.',
  },
  {
    pattern: /(?<![\w~])~(?=[^\s~])[^~\n]*[^\s~]~(?![\w~])/,
    message: 'is crossed out in a chat, and visitors would read the marks. Take it out.',
  },
  {
    pattern:
      /^(?:image|video|audio|sticker|GIF) omitted$|^(?:\[\d{1,2}[:/]\d\d[^\]\n]*\] ?|\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d\d[^-\n]{0,4}- )[^:\n]{1,40}:/m,
    message: 'was copied with a message from a chat. Take it out.',
  },
  {
    pattern:
      /\bsent from my \w+|^-* ?(?:forwarded|original) message\b|^> ?> ?\S.*|^On [^\n]{0,80}(?:\d:\d\d|@)[^\n]{0,80} wrote:$|^(?:best|kind|warm) regards,?$|^(?:hi|hello|dear) (?:all|team|everyone|sir|ma[’']am)\b/im,
    message: 'belongs to an e-mail. Take it out.',
  },
  {
    pattern: /\\n(?![a-z])|\\u[\da-f]{4}|\w%20\w|(?:=[\dA-F]{2}){2,}/,
    message: 'is how a program writes a sign, and visitors would read it as it stands. Write the sign itself.',
  },
  {
    pattern:
      /:?contentReference\[[^\]\n]*\]|\b(?:cite)?turn\d+search\d+|【[^】\n]*†[^】\n]*】|\bas an AI (?:language )?model\b|^here(?:’s|'s| is) (?:an?|the|your) (?:\w+ )?(?:version|draft|rewrite|article|summary|text)\b|^(?:Certainly|Sure|Of course)[!,] here(?:’s|'s| is)|\bI hope this helps\b|^word count:|^\*\*(?:title|headline|meta description|slug):?\*\*/im,
    message: 'is what an assistant says beside its text. Take it out, and read the rest once more.',
  },
  {
    pattern: /\[(?:insert|your|enter|add|company|client|name|date|tk)\b[^\]\n]*\](?![([])/i,
    message: 'is the blank of a draft. Write what belongs there.',
  },
  { pattern: /[\w:₱.,)] ?_{3,}/, message: 'is the blank of a form. Write what belongs there.' },
  { pattern: /\blorem ipsum\b|(?<!ipsum )\bdolor sit amet\b/i, message: 'is the text of a sample. Write the text.' },
  { pattern: /\b(?:TODO|FIXME)\b/, message: 'is a note to yourself. Write what belongs there.' },
  {
    pattern: /#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!)|#{7,}/,
    message: 'is an error of a spreadsheet. Write what belongs there.',
  },
  { pattern: /^=[A-Z]{2,}\(/, places: ['plain'], message: 'is a formula of a spreadsheet. Write its result.' },
  {
    pattern: /^#{2,6}[^#\s].*/m,
    places: inMarkdown,
    message: 'is not read as a heading. Put a space behind the number signs.',
  },
  { pattern: /^[ \t]*[-*+] \[[ xX]\] .*/m, places: inMarkdown, message: `${noDialect} Write a list without boxes.` },
  { pattern: /\[\^[^\]\s]+\]/, places: inMarkdown, message: `${noDialect} Write the note in brackets, or as a link.` },
  { pattern: /\{\{.*?\}\}|\{%.*?%\}/, places: ['body'], message: `${noDialect} Take it out.` },
  {
    pattern: /^\[TOC\]$|\[\/?(?:b|i|u|quote|gallery|caption|embed|video|audio)(?: [^\]\n]*)?\](?![([])/im,
    places: inMarkdown,
    message: `${noDialect} Take it out.`,
  },
  {
    pattern:
      /\+\+\S[^+\n]*\+\+|\|\|\S[^|\n]*\|\||\w\^[^\s^]{1,6}\^|\w~\d+~|\$[^$\n]*\\[a-z]+[^$\n]*\$|^h[1-6]\. \S.*|<https?:[^|>\s]+\|[^>\n]+>|"[^"\n]+":https?:\S+/m,
    places: inMarkdown,
    message: `${noDialect} Write the words alone, and a link as \`[words](https://…)\`.`,
  },
  { pattern: /\[\[[^\]\n]+\]\]/, places: inMarkdown, message: `${noDialect} A link is \`[words](/address)\`.` },
  { pattern: /==(?=[^\s=])[^=\n]*[^\s=]==/, message: `${noDialect} Write the words alone.` },
  { pattern: /^#{1,6} .*\{[#.][\w-]+\}[ \t]*$/m, places: ['body'], message: `${noDialect} Take the braces out.` },
  { pattern: /^(?::{3,} ?\w+|!{3} \w+|> ?\[!\w+\])/m, places: inMarkdown, message: `${noDialect} Write a paragraph.` },
  {
    pattern: /!?\[[^\]\n]+\] +\((?:\.{0,2}\/|https?:|mailto:|tel:|#)[^)\n]*\)/,
    places: inMarkdown,
    message: 'is not read as a link. Take out the space between the brackets.',
  },
  {
    pattern: /!?\[[^\]()\n]+\((?:\.{0,2}\/|https?:|mailto:|tel:)[^)\n]*\)?/,
    places: inMarkdown,
    message: 'is not read as a link. Close the square bracket behind the words.',
  },
  {
    pattern: /\([^()\n]{2,}\)\[(?:\.{0,2}\/|https?:|mailto:|tel:)[^\]\n]*\]/,
    places: inMarkdown,
    message: 'is not read as a link. The words go between square brackets, and the address behind them between round ones.',
  },
  {
    pattern: /&amp;(?:[a-z]+|#x?[\da-f]+);|&(?:nbsp|[lr][sd]quo|[mn]dash|hellip|quot)(?![;\w])/i,
    places: inMarkdown,
    message: 'is HTML for a sign, and visitors would read it as it stands. Write the sign itself.',
  },
];

/** What is suspicious. */
const suspectTexts: readonly TextPattern[] = [
  {
    pattern: /[\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/,
    message: `is a sign that nobody sees, and the search does not find the word around it. ${writeAnew}`,
  },
  { pattern: /[ﬀ-ﬆ]/, message: 'is two letters in one sign, as in a PDF, and the search does not find the word. Write the letters.' },
  {
    pattern: /- (?<=\p{Ll}- )(?!(?:and|or|to|at|o|but|versus)\b)\p{Ll}+/u,
    message: 'is the rest of a word, behind a hyphen and a space, as at the end of a line of a PDF. Write the word as one.',
  },
  { pattern: /''[^'\n]+''|``[^`\n]+''/, message: 'has two signs in place of one quotation mark. Write “ and ”.' },
  { pattern: /^[–—][ \t]+\S.*/m, places: inMarkdown, message: 'begins with a dash. A list begins with a hyphen and a space.' },
  { pattern: /[\uFF01-\uFF5E]+/, message: 'is set in the wide signs of Chinese and Japanese. Type it again.' },
  {
    pattern: /\t+(?<=\S\t+)(?<!^[ ]*(?:[-*+]|\d+[.)])\t+)\S+/m,
    message: 'stands behind a tab, as in the next cell of a spreadsheet; visitors see a space.',
  },
  { pattern: /\bX{3,}\b|\b(?:TBA|TBC|TBD)\b|\?{3,}/, message: 'stands for what is not known yet. Write it, or leave the sentence out.' },
  {
    pattern: /(?<![\w(<@/.])(?:https?:\/\/|www\.)[^\s<>)\]]+/i,
    // A form shows how an address is written.
    places: ['plain', 'field', 'body'],
    message: 'is an address that visitors cannot press. Make it a link, or leave it out.',
  },
  {
    pattern: /&(?!amp;[a-z#])(?:[a-z]{2,}|#\d+|#x[\da-f]+);/i,
    places: inMarkdown,
    message: 'is HTML for a sign. Write the sign itself.',
  },
  { pattern: /\b(the|and|of|for|with)\s+\1\b/i, message: 'is one word twice. Keep one of the two.' },
  {
    pattern: /\p{L}+\?\p{Ll}+/u,
    message: 'has a question mark in a word, as of a letter that was stored in another encoding. Write it again.',
  },
  { pattern: /\[[A-Z]{1,3}\d{1,3}\](?![([])/, message: 'is the mark of a comment of a word processor. Take it out.' },
  { pattern: /""[^"\n]+""/, message: 'has the quotation marks of a spreadsheet. Write “ and ”.' },
  { pattern: /\b\d(?:\.\d+)?E\+\d\d\b/, message: 'is a number as a spreadsheet shortens it. Write it in digits.' },
  { pattern: /\b(?:see|find) (?:the )?attached\b/i, message: 'speaks of what came with an e-mail. Show it, or leave the sentence out.' },
  { pattern: / +[,;](?<=\p{L} +[,;])(?=\s)/u, message: 'has a space before it. Take it out.' },
];

interface Text {
  source: SourceFile;
  place: TextPlace;
  text: string;
  /** The text in the file, and its offset. */
  locate: () => { written: string; start: number };
}

const getTexts = oncePerContent((content): Text[] => {
  const inFields = getFieldsByRole(content, 'copy', 'markdown').map(({ entry: { type, source, path: from }, path, value, role }): Text => ({
    source,
    place: role === 'markdown' ? 'field' : type === 'ContactForm' ? 'form' : 'plain',
    text: value,
    locate: () => getSourceText(source, [...from, ...path]),
  }));
  const bodies = [...getEntries(content, 'Article'), ...getEntries(content, 'Opening')].flatMap(({ source }): Text[] => {
    const { text, start } = source.body ?? { text: '', start: 0 };
    return [{ source, place: 'body', text, locate: () => ({ written: text, start }) }];
  });
  return [...inFields, ...bodies];
});

/** What was found, in signs that can be seen. */
const formatFound = (found: string) =>
  found.length === 1 && /[\p{C}\p{Z}]/u.test(found)
    ? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : formatValue(found.trim());

/** Finds every place of a pattern in a text; in Markdown, code, addresses and escaped signs are left out. */
function* findPattern({ source, place, text, locate }: Text, { pattern, message }: TextPattern): Iterable<Fault> {
  const { written, start } = locate();
  let from = 0;
  for (const { 0: found, index } of (place === 'field' || place === 'body' ? maskMarkdown(text) : text).matchAll(
    new RegExp(pattern, `g${pattern.flags}`),
  )) {
    // A field may be folded or quoted: there it is found again, one after the other.
    const at = written.length === text.length ? index : written.indexOf(found, from);
    from = Math.max(from, at + 1);
    const shown = written.length === text.length ? written.slice(index, index + found.length) : found;
    const gap = at < 0 ? 0 : found.length - found.trimStart().length;
    yield createFault(source, start + Math.max(0, at) + gap, `${formatFound(shown)} ${message}`);
  }
}

/** A rule for every text of the content. */
const patternRule = (patterns: readonly TextPattern[]): Rule =>
  function* (content) {
    for (const text of getTexts(content))
      for (const one of patterns)
        if ((one.places?.includes(text.place) ?? true) && one.pattern.test(text.text)) yield* findPattern(text, one);
  };

export const textPatternRules: Rules = { brokenTexts: patternRule(brokenTexts) };
export const textPatternWarningRules: Rules = { suspectTexts: patternRule(suspectTexts) };
