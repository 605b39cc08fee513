import { isScalar } from 'yaml';
import { getFieldsByRole, type AnnotatedField } from '../content';
import { createFault } from '../fault';
import { capitalize, formatSubjectName, formatValue } from '../issue-subject';
import { fieldRule, type Rule, type Rules } from '../rule';
import { findNodeAt, getSourceText } from '../source-file';

const marks: readonly [pattern: RegExp, what: string][] = [
  [/<\/?[a-z][^<>]*>/i, 'HTML'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'HTML'],
  [/!?\[[^\]]*\]\([^)]*\)/, 'Markdown'],
  [/\*\*[^*]+\*\*|(?<!\w)__[^_]+__(?!\w)|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])/, 'Markdown'],
  [/`[^`]+`/, 'Markdown'],
];

/** A text that is shown as it is written has no marks of HTML or Markdown in it. */
const plainMarks = fieldRule(['copy'], ({ path, value }) => {
  for (const [pattern, what] of marks) {
    const found = pattern.exec(value)?.[0];
    if (found !== undefined)
      return `${formatValue(found)} is ${what}, and ${formatSubjectName(path)} is shown as it is written: visitors would read the marks. Write the words alone.`;
  }
  return undefined;
});

const maxTitleLength = 160;

/** The title of a page fits on a screen. */
const longTitles = fieldRule(['copy'], ({ path, value }) =>
  path.at(-1) === 'title' && value.length > maxTitleLength
    ? `The title has ${value.length} characters, and it is set large. Write at most ${maxTitleLength}; 60 fit into a search result.`
    : undefined,
);

/** The comment that ends a text on its own line, with its offset in the file. */
function findTrailingComment({ entry, path }: AnnotatedField): { comment: string; offset: number } | undefined {
  const { text } = entry.source;
  const node = findNodeAt(entry.source, [...entry.path, ...path]);
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const { written, start } = getSourceText(entry.source, [...entry.path, ...path]);
  const [, gap, comment] = /^([ \t]+)(#[^\r\n]*)/.exec(text.slice(start + written.length)) ?? [];
  return comment === undefined || /^#\s*intended\b/.test(comment) ? undefined : { comment, offset: start + written.length + gap!.length };
}

/** A rule for the comments behind texts. */
const commentRule =
  (pattern: RegExp): Rule =>
  (content) =>
    getFieldsByRole(content, 'copy', 'markdown').flatMap((field) => {
      const found = findTrailingComment(field);
      if (!found || !pattern.test(found.comment)) return [];
      return [
        createFault(
          field.entry.source,
          found.offset,
          `${capitalize(formatSubjectName(field.path))} ends before ${formatValue(found.comment)}. ${quoteAdvice}`,
        ),
      ];
    });

const quoteAdvice = 'Behind a space, `#` begins a comment, which visitors do not see. Put the whole text in quotes.';

/** A text is not cut at a number sign. */
const cutTexts = commentRule(/^#\S/);

/**
 * What the build reads as a date or a number, and the check as a text: dates, sexagesimal numbers such as `16:9`, numbers with
 * underscores or in binary (YAML 1.1, which Gatsby's parsers follow).
 */
const dateOrNumber =
  /^(?:\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d.*)?|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|[-+]?\d[\d_]*_[\d_.]*|[-+]?0b[01_]+)$/;

/** A text that looks like a date or a number is in quotes. */
const unquotedTexts = fieldRule(['copy', 'markdown'], ({ entry, path, value }) => {
  const node = findNodeAt(entry.source, [...entry.path, ...path]);
  const isPlain = isScalar(node) && node.type === 'PLAIN';
  return isPlain && dateOrNumber.test(value)
    ? `${capitalize(formatSubjectName(path))} is ${formatValue(value)}, which can be read as a date or a number. Put it in quotes.`
    : undefined;
});

export const plainTextRules: Rules = { plainMarks, longTitles, cutTexts, unquotedTexts };

const maxWordLength = 40;
const switchWords = /^(?:yes|no|on|off|y|n|none|null|true|false|tbd|tba|todo|xxx|lorem ipsum.*)$/i;

/** A text is words, not a switch or a note to oneself. */
const switchTexts = fieldRule(['copy', 'markdown'], ({ entry, path, value }) =>
  entry.type !== 'ContentText' && switchWords.test(value.trim())
    ? `${capitalize(formatSubjectName(path))} is ${formatValue(value)}, and visitors read it as it stands. Write the text.`
    : undefined,
);

/** No word is longer than a narrow screen. Addresses are left out. */
const longWords = fieldRule(['copy', 'markdown'], ({ path, value }) => {
  const word = value.split(/[\s/()[\]–—-]+/).find((one) => one.length > maxWordLength && !/[@:.]/.test(one));
  return word === undefined
    ? undefined
    : `${capitalize(formatSubjectName(path))} has a word of ${word.length} letters, ${formatValue(word)}, which is broken on a phone. Look whether a space is missing.`;
});

const commentedTexts = commentRule(/^#(?:\s|$)/);

export const plainTextWarningRules: Rules = { switchTexts, longWords, commentedTexts };
