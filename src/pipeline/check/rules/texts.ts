import { capitalize } from '../../../domain/number-words';
import { countNames, isCountName, countTokenPattern } from '../../markup/count-tokens';
import { type ContentEntry, getEntries, getFieldsByRole, oncePerContent } from '../read/content-model';
import { maskMarkdown } from '../read/markdown-tokens';
import { getSourceText } from '../read/source-file';
import { type Pattern, patterns } from '../patterns';
import { createFault, type Fault } from '../report';
import { formatNames, findClosestName, formatValue } from '../wording';
import { markdownRule, type Rule, type Rules } from './rule';

const isCountToken = (text: string) => {
  const [match] = text.matchAll(countTokenPattern);
  return match?.[0] === text && isCountName(match[2]!);
};

/** The advice for a token that is misspelled; the name has a capital where the token has one. */
function formatTokenAdvice(token: string): string {
  const word = token.replace(/[^A-Za-z]/g, '');
  const name = findClosestName(word, countNames);
  if (name === undefined) return `What can be counted is ${formatNames(countNames.map((count) => `{${count}}`))}.`;
  return `Did you mean \`{${token.includes('#') ? '#' : ''}${/^[A-Z]/.test(word) ? capitalize(name) : name}}\`?`;
}

/** Braces hold the name of a count, and only in fields where counts are filled in. */
const countTokenNames: Rule = function* (content) {
  for (const { entry, path, value } of getFieldsByRole(content, 'copy', 'markdown')) {
    if (!/[{}]/.test(value)) continue;
    const { written, start } = getSourceText(entry.source, [...entry.path, ...path]);
    for (const { 0: token, index } of written.matchAll(/\{[^{}\n]*\}/g))
      if (!isCountToken(token))
        yield createFault(entry.source, start + index, `\`${token}\` is nothing that can be counted. ${formatTokenAdvice(token)}`);
    const lone = written.replace(/\{[^{}\n]*\}/g, (token) => ' '.repeat(token.length)).search(/[{}]/);
    if (lone >= 0) {
      const message = `The brace \`${written[lone]!}\` has no partner, and visitors would read it. Write a counted number such as \`{brands}\`, or take it out.`;
      yield createFault(entry.source, start + lone, message);
    }
  }
  for (const { source } of [...getEntries(content, 'Article'), ...getEntries(content, 'Opening')])
    for (const { 0: token, index } of source.body?.text.matchAll(countTokenPattern) ?? [])
      if (isCountToken(token))
        yield createFault(
          source,
          source.body!.start + index,
          `\`${token}\` is not counted in this text, and visitors would read it as it stands. Write the number.`,
        );
};

const markdownMistakes = markdownRule(({ entry, isInBody, token }) => {
  if (token.kind === 'mistake') return token.isWarning ? undefined : token.message;
  if (token.kind === 'link') return undefined;
  if (!isInBody || entry.type !== 'Article') return 'A picture cannot stand in this text. Put it in a field of its own, or take it out.';
  return token.isAlone ? undefined : 'A picture stands among words here. Put it on a line of its own, with an empty line above and below.';
});

const markdownSuspicions = markdownRule(({ token }) => (token.kind === 'mistake' && token.isWarning ? token.message : undefined));

/** A text that visitors read. */
export interface Text {
  entry: ContentEntry;
  /** The place, as patterns name it. */
  place: string;
  text: string;
  /** The text in the file, and its offset. */
  locate: () => { written: string; start: number };
}

/** The texts that visitors read. */
export const getTexts = oncePerContent((content): Text[] => {
  const inFields = getFieldsByRole(content, 'copy', 'markdown').map(({ entry, path, value, role }): Text => ({
    entry,
    place: role === 'markdown' ? 'field' : entry.type === 'ContactForm' ? 'form' : 'plain',
    text: value,
    locate: () => getSourceText(entry.source, [...entry.path, ...path]),
  }));
  const bodies = [...getEntries(content, 'Article'), ...getEntries(content, 'Opening')].map((entry): Text => {
    const { text, start } = entry.source.body ?? { text: '', start: 0 };
    return { entry: entry as ContentEntry, place: 'body', text, locate: () => ({ written: text, start }) };
  });
  return [...inFields, ...bodies];
});

/** What was found, in signs that can be seen. */
const formatFound = (found: string) =>
  found.length === 1 && /[\p{C}\p{Z}]/u.test(found)
    ? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : formatValue(found.trim());

/** Finds every place of a pattern in a text; in Markdown, code, addresses and escaped signs are left out. */
export function* findPlaces({ entry: { source }, place, text, locate }: Text, { pattern, message }: Pattern): Iterable<Fault> {
  const { written, start } = locate();
  let from = 0;
  for (const match of (place === 'field' || place === 'body' ? maskMarkdown(text) : text).matchAll(
    new RegExp(pattern, `g${pattern.flags}`),
  )) {
    const before = match.groups?.['before'] ?? '';
    const [found, index] = [before + match[0], match.index - before.length];
    // A field may be folded or quoted: there it is found again, one after the other.
    const at = written.length === text.length ? index : written.indexOf(found, from);
    from = Math.max(from, at + 1);
    const shown = written.length === text.length ? written.slice(index, index + found.length) : found;
    const gap = at < 0 ? 0 : found.length - found.trimStart().length;
    yield createFault(source, start + Math.max(0, at) + gap, `${formatFound(shown)} ${message}`);
  }
}

const patternRule = (table: 'brokenTexts' | 'suspectTexts'): Rule =>
  function* (content) {
    for (const text of getTexts(content))
      for (const one of patterns[table])
        if ((one.places?.some((place) => place === text.place || place === text.entry.type) ?? true) && one.pattern.test(text.text))
          yield* findPlaces(text, one);
  };

export const textRules: Rules = { countTokenNames, markdownMistakes, brokenTexts: patternRule('brokenTexts') };
export const textWarningRules: Rules = { markdownSuspicions, suspectTexts: patternRule('suspectTexts') };
