import { longestCommonSubsequence } from './list-diff';

interface Line {
  text: string;
  /** How many empty lines stand before it. */
  gap: number;
}

const normalizeBullet = (line: string): string => line.replace(/^(\s*)[*+] /, '$1- ');

/** What a line says, however it is marked up: an editor of rich text marks up in its own way. */
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
 * A text of Markdown after it was edited: a line that says what it said stands as it stood, and lines that stood together stand
 * together, as two pictures of a pair do.
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
