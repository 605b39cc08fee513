import { capitalize } from '../../../domain/number-words';
import { formatIsoDay } from '../../../domain/date-formats';
import { getWeekday, isValidDay } from '../../../domain/dates';
import { weekdays } from '../../../domain/times';
import { countNames, isCountName, countTokenPattern } from '../../markup/count-tokens';
import { getEntries, getFieldsByRole } from '../read/content-model';
import { getSourceText } from '../read/source-file';
import { createFault } from '../report';
import { formatNames, findClosestName } from '../wording';
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
    if (lone >= 0)
      yield createFault(
        entry.source,
        start + lone,
        `The brace \`${written[lone]!}\` has no partner, and visitors would read it. Write a counted number such as \`{brands}\`, or take it out.`,
      );
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

/** Markdown is rendered as its author means, and pictures are only in articles, on lines of their own. */
const markdownMistakes = markdownRule(({ entry, isInBody, token }) => {
  if (token.kind === 'mistake') return token.isWarning ? undefined : token.message;
  if (token.kind === 'link') return undefined;
  if (!isInBody || entry.type !== 'Article') return 'A picture cannot stand in this text. Put it in a field of its own, or take it out.';
  return token.isAlone ? undefined : 'A picture stands among words here. Put it on a line of its own, with an empty line above and below.';
});

export const textRules: Rules = { countTokenNames, markdownMistakes };

const months = 'January February March April May June July August September October November December'.split(' ');
const dayPattern = new RegExp(
  `\\b(${weekdays.join('|')}),? (?:(\\d{1,2}) (${months.join('|')})|(${months.join('|')}) (\\d{1,2})),? (20\\d\\d)\\b`,
  'g',
);

/** A day of the week is that of its date. */
const wrongWeekdays: Rule = function* (content) {
  for (const source of content.sources)
    for (const { 0: found, 1: weekday, 2: day, 3: month, 4: otherMonth, 5: otherDay, 6: year, index } of source.text.matchAll(dayPattern)) {
      const date = formatIsoDay(year!, months.indexOf(month ?? otherMonth!) + 1, day ?? otherDay!);
      if (isValidDay(date) && getWeekday(date) !== weekday)
        yield createFault(source, index, `\`${found}\` is a ${getWeekday(date)}. Look at the day and the year.`);
    }
};

/** Markdown that is rendered, and probably not as its author means. */
const markdownSuspicions = markdownRule(({ token }) => (token.kind === 'mistake' && token.isWarning ? token.message : undefined));

export const textWarningRules: Rules = { markdownSuspicions, wrongWeekdays };
