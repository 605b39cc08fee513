import { common } from './align';

interface Line {
  text: string;
  /** How many empty lines stand before it. */
  gap: number;
}

const dashed = (line: string): string => line.replace(/^(\s*)[*+] /, '$1- ');

/** What a line says, however it is marked up: an editor of rich text marks up in its own way. */
const said = (line: string): string =>
  dashed(line)
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('_', '*')
    .trim();

function linesOf(text: string): Line[] {
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
export function keepLines(before: string, after: string): string {
  const [was, now] = [linesOf(before), linesOf(after)];
  const kept = new Map(
    common(
      was.map(({ text }) => said(text)),
      now.map(({ text }) => said(text)),
    ).map((one) => [one.now, one.was]),
  );
  return now
    .map(({ text, gap }, at) => {
      const same = kept.get(at);
      const line = same === undefined ? dashed(text) : was[same]!.text;
      const isNext = same !== undefined && at > 0 && kept.get(at - 1) === same - 1;
      return (at === 0 ? '' : '\n'.repeat(1 + (isNext ? was[same]!.gap : gap))) + line;
    })
    .join('');
}
