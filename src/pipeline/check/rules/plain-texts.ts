import { isScalar } from 'yaml';
import { capitalize } from '../../../domain/number-words';
import { getFieldsByRole, type AnnotatedField } from '../read/content-model';
import { findPattern } from '../patterns';
import { createFault } from '../report';
import { formatSubjectName, formatValue } from '../wording';
import { fieldRule, type Rule, type Rules } from './rule';
import { findNodeAt, getSourceText } from '../read/source-file';

/** The signs of the marks: most texts have none of them. */
const markSigns = /[<&[*_`~#=]/;

const plainMarks = fieldRule(['copy'], ({ path, value }) => {
  const mark = markSigns.test(value) ? findPattern('marks', value) : undefined;
  return (
    mark &&
    `${formatValue(mark.pattern.exec(value)![0])} is ${mark.message}, and ${formatSubjectName(path)} is shown as it is written: visitors would read the marks. Write the words alone.`
  );
});

const maxTitleLength = 160;

const longTitles = fieldRule(['copy'], ({ path, value }) =>
  path.at(-1) === 'title' && value.length > maxTitleLength
    ? `The title has ${value.length} characters, and it is set large. Write at most ${maxTitleLength}; 60 fit into a search result.`
    : undefined,
);

/** The most characters of texts that are shown in little space. */
const maxLengths: Readonly<Record<string, readonly [length: number, reason: string]>> = {
  description: [300, 'a search result shows some 160'],
  summary: [400, 'it stands in lists'],
  caption: [160, 'it is one line under a picture'],
  label: [60, 'it stands on a button or beside a field'],
};

const unusualTexts = fieldRule(['copy'], ({ entry, path, value }) => {
  const [max, reason] = maxLengths[String(path.at(-1))] ?? [Infinity, ''];
  const name = () => capitalize(formatSubjectName(path));
  // The label of a consent is a sentence.
  if (value.length > max && entry.type !== 'ContactForm')
    return `${name()} has ${value.length} characters, and ${reason}. Write at most ${max}.`;
  return /^[^\p{Ll}]*\p{Lu}{4,} [^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u.test(value)
    ? `${name()} is written in capitals, which a screen reader may spell and a search result shows loud. Write it as a sentence.`
    : undefined;
});

/** The comment that ends a text on its own line, with its offset in the file. */
function findTrailingComment({ entry, path }: AnnotatedField): { comment: string; offset: number } | undefined {
  const { text } = entry.source;
  const node = findNodeAt(entry.source, [...entry.path, ...path]);
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const { written, start } = getSourceText(entry.source, [...entry.path, ...path]);
  const [, gap, comment] = /^([ \t]+)(#[^\r\n]*)/.exec(text.slice(start + written.length)) ?? [];
  return comment === undefined || /^#\s*intended\b/.test(comment) ? undefined : { comment, offset: start + written.length + gap!.length };
}

const commentRule = (pattern: RegExp): Rule =>
  function* (content) {
    const commented = new Set(content.sources.filter(({ text }) => /[ \t]#/.test(text)));
    for (const field of getFieldsByRole(content, 'copy', 'markdown')) {
      const found = commented.has(field.entry.source) ? findTrailingComment(field) : undefined;
      if (found && pattern.test(found.comment)) {
        const message = `${capitalize(formatSubjectName(field.path))} ends before ${formatValue(found.comment)}. ${quoteAdvice}`;
        yield createFault(field.entry.source, found.offset, message);
      }
    }
  };

const quoteAdvice = 'Behind a space, `#` begins a comment, which visitors do not see. Put the whole text in quotes.';

const cutTexts = commentRule(/^#\S/);

export const plainTextRules: Rules = { plainMarks, longTitles, cutTexts };

/** Words of more than 40 letters. */
const longWordPattern = /[^\s/()[\]–—-]{41,}/g;
const switchWords = /^(?:yes|no|on|off|y|n|none|null|true|false)$/i;

const switchTexts = fieldRule(['copy', 'markdown'], ({ entry, path, value }) =>
  entry.type !== 'ContentText' && switchWords.test(value.trim())
    ? `${capitalize(formatSubjectName(path))} is ${formatValue(value)}, and visitors read it as it stands. Write the text.`
    : undefined,
);

/** No word is longer than a narrow screen. Addresses are left out. */
const longWords = fieldRule(['copy', 'markdown'], ({ path, value }) => {
  const word = value.match(longWordPattern)?.find((one) => !/[@:.]/.test(one));
  return word === undefined
    ? undefined
    : `${capitalize(formatSubjectName(path))} has a word of ${word.length} letters, ${formatValue(word)}, which is broken on a phone. Look whether a space is missing.`;
});

const workingTitles = fieldRule(['copy'], ({ path, value }) =>
  path.at(-1) === 'title' && workingTitle.some((pattern) => pattern.test(value))
    ? `\`title\` is ${formatValue(value)}, as of a draft or a copy. Write the title that visitors read.`
    : undefined,
);

const workingTitle = [
  /^(?:copy of\b|draft:|(?:untitled(?: \d+)?|test|asdf|new (?:article|brand|entry|page|post|title))$)|\((?:copy|\d)\)$/i,
  /\bFINAL$|\bDRAFT\b|[ _-]v\d+$/,
];

const commentedTexts = commentRule(/^#(?:\s|$)/);

export const plainTextWarningRules: Rules = { switchTexts, longWords, workingTitles, commentedTexts, unusualTexts };
