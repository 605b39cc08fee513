import { longestCommonSubsequence } from './list-diff';

interface Line {
  text: string;
  /** The number of empty lines before it. */
  gap: number;
}

const normalizeBullet = (line: string): string => line.replace(/^(\s*)[*+] /, '$1- ');

/** The text of a line without its markup: a rich-text editor writes markup in its own style. */
const normalizeLine = (line: string): string =>
  normalizeBullet(line)
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('_', '*')
    .trim();

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') gap++;
    else {
      lines.push({ text: line, gap });
      gap = 0;
    }
  }
  return lines;
}

/**
 * Merges an edited Markdown text into its source: lines whose text did not change keep their source, and lines without an empty line
 * between them stay together, as the two pictures of a pair.
 */
export function mergeMarkdown(before: string, after: string): string {
  const [was, now] = [splitLines(before), splitLines(after)];
  const kept = new Map(
    longestCommonSubsequence(
      was.map(({ text }) => normalizeLine(text)),
      now.map(({ text }) => normalizeLine(text)),
    ).map((one) => [one.now, one.was]),
  );
  return now
    .map(({ text, gap }, at) => {
      const same = kept.get(at);
      const line = same === undefined ? normalizeBullet(text) : was[same]!.text;
      const isNext = same !== undefined && at > 0 && kept.get(at - 1) === same - 1;
      return (at === 0 ? '' : '\n'.repeat(1 + (isNext ? was[same]!.gap : gap))) + line;
    })
    .join('');
}
