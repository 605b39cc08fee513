import { longestCommonSubsequence } from './list-diff';

const normalizeBullet = (line: string): string => line.replace(/^(\s*)[*+] /, '$1- ');

/** The text of a line without its markup: a rich-text editor writes markup in its own style. */
const normalizeLine = (line: string): string =>
  normalizeBullet(line)
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('_', '*')
    .trim();

/** The lines that are not empty, each with the number of empty lines before it. */
const splitLines = (text: string) =>
  Array.from(text.matchAll(/((?:[^\S\n]*\n)*)(.*\S.*)\n?/g), ([, empty, line]) => ({ text: line!, gap: empty!.split('\n').length - 1 }));

/**
 * Merges an edited Markdown text into its source: lines whose text did not change keep their source, and lines without an empty line
 * between them stay together, as the two pictures of a pair.
 */
export function mergeMarkdown(before: string, after: string): string {
  const [was, now] = [splitLines(before), splitLines(after)];
  const [wasTexts, nowTexts] = [was, now].map((lines) => lines.map(({ text }) => normalizeLine(text))) as [string[], string[]];
  const kept = new Map(longestCommonSubsequence(wasTexts, nowTexts).map((line) => [line.now, line.was]));
  return now
    .map(({ text, gap }, at) => {
      const same = kept.get(at);
      const line = same === undefined ? normalizeBullet(text) : was[same]!.text;
      const isNext = same !== undefined && at > 0 && kept.get(at - 1) === same - 1;
      return (at === 0 ? '' : '\n'.repeat(1 + (isNext ? was[same]!.gap : gap))) + line;
    })
    .join('');
}
