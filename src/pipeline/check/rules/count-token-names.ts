import { countNames, isCountName, countTokenPattern } from '../../../domain/text/count-tokens';
import { getEntries, getFieldsByRole, type Rule } from '../content';
import { createFault } from '../fault';
import { formatNames, findClosestName } from '../closest-name';
import { getSourceText } from '../source-file';
import { capitalize } from '../issue-subject';

const isCountToken = (text: string) => {
  const [match] = text.matchAll(countTokenPattern);
  return match?.[0] === text && isCountName(match[2]!);
};

/** The name that a misspelled token most likely means, with a capital where the token has one. */
function findSuggestedToken(word: string): string | undefined {
  const name = findClosestName(word, countNames);
  return name !== undefined && /^[A-Z]/.test(word) ? capitalize(name) : name;
}

/** Braces hold the name of a count, and only in fields where counts are filled in. */
export const countTokenNames: Rule = function* (content) {
  for (const { entry, path, value } of getFieldsByRole(content, 'copy', 'markdown')) {
    if (!value.includes('{')) continue;
    const { written, start } = getSourceText(entry.source, [...entry.path, ...path]);
    for (const { 0: found, index } of written.matchAll(/\{[^{}\n]*\}/g)) {
      if (isCountToken(found)) continue;
      const name = findSuggestedToken(found.replace(/[^A-Za-z]/g, ''));
      const advice =
        name === undefined
          ? `What can be counted is ${formatNames(countNames.map((one) => `{${one}}`))}.`
          : `Did you mean \`{${found.includes('#') ? '#' : ''}${name}}\`?`;
      yield createFault(entry.source, start + index, `\`${found}\` is nothing that can be counted. ${advice}`);
    }
  }
  for (const { source } of [...getEntries(content, 'Article'), ...getEntries(content, 'Opening')]) {
    for (const { 0: found, index } of source.body?.text.matchAll(countTokenPattern) ?? []) {
      if (isCountToken(found))
        yield createFault(
          source,
          source.body!.start + index,
          `\`${found}\` is not counted in this text, and visitors would read it as it stands. Write the number.`,
        );
    }
  }
};
