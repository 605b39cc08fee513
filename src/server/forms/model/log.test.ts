import { expect, test } from '@jest/globals';
import { createLog } from './log';

test('[A3] the log is plain text, or one JSON object for each line', () => {
  const lines: string[] = [];
  const now = () => new Date('2026-11-21T00:30:00Z');
  createLog('text', (line) => lines.push(line), now)('forms: one');
  createLog('json', (line) => lines.push(line), now)('forms: two "quoted"\nlines');
  expect(lines[0]).toBe('forms: one');
  expect(lines[1]).not.toContain('\n');
  expect(JSON.parse(lines[1]!)).toEqual({ time: '2026-11-21T00:30:00.000Z', service: 'forms', message: 'two "quoted"\nlines' });
});
