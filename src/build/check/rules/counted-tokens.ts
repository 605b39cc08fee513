import { countedNames, isCountedName, token } from '../../../logic/counted';
import { entriesOf, fieldsMeaning, type Rule } from '../content';
import { faultAt } from '../fault';
import { listed, near } from '../near';
import { writtenAt } from '../source';
import { capital } from '../subject';

const isToken = (text: string) => {
  const [match] = text.matchAll(token);
  return match?.[0] === text && isCountedName(match[2]!);
};

/** The name that was meant, with a capital where one was written. */
function nearest(word: string): string | undefined {
  const name = near(word, countedNames);
  return name !== undefined && /^[A-Z]/.test(word) ? capital(name) : name;
}

/** What stands in braces can be counted, and stands where it is. */
export const countedTokens: Rule = function* (content) {
  for (const { entry, path, value } of fieldsMeaning(content, 'copy', 'markdown')) {
    if (!value.includes('{')) continue;
    const { written, start } = writtenAt(entry.source, [...entry.path, ...path]);
    for (const { 0: found, index } of written.matchAll(/\{[^{}\n]*\}/g)) {
      if (isToken(found)) continue;
      const name = nearest(found.replace(/[^A-Za-z]/g, ''));
      const advice =
        name === undefined
          ? `What can be counted is ${listed(countedNames.map((one) => `{${one}}`))}.`
          : `Did you mean \`{${found.includes('#') ? '#' : ''}${name}}\`?`;
      yield faultAt(entry.source, start + index, `\`${found}\` is nothing that can be counted. ${advice}`);
    }
  }
  for (const { source } of [...entriesOf(content, 'Article'), ...entriesOf(content, 'Opening')]) {
    for (const { 0: found, index } of source.body?.text.matchAll(token) ?? []) {
      if (isToken(found))
        yield faultAt(
          source,
          source.body!.start + index,
          `\`${found}\` is not counted in this text, and visitors would read it as it stands. Write the number.`,
        );
    }
  }
};
