import { expect, test } from '@jest/globals';
import { fc } from '../../../domain/fast-check.fixture';
import { fitText, type TextBox } from './fit-text';

const box: TextBox = { width: 456, height: 340, largest: 80, smallest: 52, leading: 1.06, lines: 4 };
const wide = (text: string) => text.length * 0.5;
const set = (text: string) => fitText(text, box, wide);

test('[R1] a short title is on one line in the largest size; a longer one breaks after a comma or a colon rather than an article, without a single short word in the last line', () => {
  expect(set('Our story')).toEqual({ size: 80, lines: ['Our story'] });
  expect(set('Setting out a bathroom: a morning for contractors').lines).toContain('a bathroom:');
  for (const line of set('A bed is also a piece of joinery').lines.slice(0, -1)) expect(line).not.toMatch(/\b(?:a|of)$/);
  expect(set('Curves return to the living room').lines.at(-1)).not.toBe('room');
});

test('[R1] a title of any length fits its box with all its words', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,30}[,:]?$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, (title) => {
      const { size, lines } = set(title.join(' '));
      expect(lines.join(' ')).toBe(title.join(' '));
      expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(wide(line) * size).toBeLessThanOrEqual(box.width + 1e-9);
    }),
    { numRuns: 60 },
  );
});
