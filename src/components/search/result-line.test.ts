import { expect, test } from '@jest/globals';
import { getResultLine } from './result-line';

const countedWords = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

/** A record as the index holds it: title, line and text in one. */
const toRecord = (title: string, line: string, text: string, match: string) => {
  const content = [title, line, text].join(' ');
  return { content, meta: { title }, locations: [content.split(' ').indexOf(match)] };
};

const text = `${countedWords(40)} basin ${countedWords(40)}`;

test('[P1] a match in the title or the line shows the whole line', () => {
  const line = 'A basin of stone';
  expect(getResultLine(toRecord('Stone', line, countedWords(9), 'Stone'), line)).toBe(line);
  expect(getResultLine(toRecord('Tiles', line, countedWords(9), 'basin'), line)).toBe(line);
});

test('[P1] a line of at most 24 words is shown whole, a longer one as an excerpt around the match', () => {
  const line = `basin ${countedWords(23)}`;
  expect(getResultLine(toRecord('Tiles', line, 'End', 'basin'), line)).toBe(line);
  const longLine = `basin ${countedWords(24)}`;
  const excerpt = getResultLine(toRecord('Tiles', longLine, 'End', 'basin'), longLine);
  expect(excerpt).toMatch(/^basin w0 .*…$/);
  expect(longLine.startsWith(excerpt.slice(0, -1))).toBe(true);
});

test('[P1] a match in the text shows the words around it', () => {
  expect(getResultLine(toRecord('Tiles', 'Of clay', text, 'basin'), 'Of clay')).toMatch(/^….* w39 basin w0 .*…$/);
});
