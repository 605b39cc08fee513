import type { PagefindFragment } from './engine';
import { getExcerpt } from './term-matching';

type PagefindRecord = Pick<PagefindFragment, 'content' | 'locations' | 'meta'>;

/** A longer line is cut to an excerpt around the match. */
const maxLineWords = 24;

/** The line below a title. The content begins with title and line: a match in them shows the line, a later match shows its surroundings. */
export function getResultLine({ content, locations, meta }: PagefindRecord, line: string): string {
  const [words, titleWords, lineWords] = [content, meta.title, line].map((text) => text.split(/\s+/)) as [string[], string[], string[]];
  const end = titleWords.length + lineWords.length;
  const inLine = locations.find((index) => index >= titleWords.length && index < end);
  if (inLine !== undefined && lineWords.length > maxLineWords) return getExcerpt(lineWords, inLine - titleWords.length);
  return locations.some((index) => index < end) ? line : getExcerpt(words.slice(end), locations[0]! - end);
}
