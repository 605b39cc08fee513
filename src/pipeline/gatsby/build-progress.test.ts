import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRequire } from 'node:module';
import type { Reporter } from 'gatsby';
import { type Activity, formatProgress, readActivities, reportProgress } from './build-progress';

const step = (text: string, changes: Partial<Activity> = {}): Activity => ({ text, type: 'spinner', status: 'IN_PROGRESS', ...changes });
const pictures = 'Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs';

test.each<[title: string, activities: Activity[], line: string | undefined]>([
  ['nothing', [], undefined],
  ['a step without a count', [step('Building HTML renderer')], '40 s: Building HTML renderer'],
  ['a count', [step(pictures, { type: 'progress', current: 400, total: 1292 })], '40 s: Making pictures, 400 of 1,292'],
  ['a count that has not begun', [step(pictures, { type: 'progress', total: 1292 })], '40 s: Making pictures, 0 of 1,292'],
  ['two steps', [step('onPostBuild'), step('a')], '40 s: Writing feeds, the search index and compressed files; a'],
  ['a step that has ended', [step('a', { status: 'SUCCESS' })], undefined],
  ['a step that Gatsby does not show', [step('Running jobs v2', { type: 'hidden' })], undefined],
])('the line of progress names what runs: %s', (_title, activities, line) => {
  expect(formatProgress(activities, 40)).toBe(line);
});

const { isTTY } = process.stdout;
beforeEach(() => {
  jest.useFakeTimers();
  process.env['gatsby_executing_command'] = 'build';
  process.stdout.isTTY = false;
});
afterEach(() => {
  jest.useRealTimers();
  delete process.env['gatsby_executing_command'];
  process.stdout.isTTY = isTTY;
});

/** Starts the report, and reads what it prints. */
function startReport(): string[] {
  const lines: string[] = [];
  reportProgress({ reporter: { info: (line: string) => void lines.push(line) } as unknown as Reporter });
  return lines;
}

test("a log without a terminal gets a line every ten seconds from Gatsby's own reporter, which has the plain names too", () => {
  const lines = startReport();
  const gatsby = createRequire(__filename)('gatsby-cli/lib/reporter') as Reporter;
  const work = gatsby.createProgress(pictures, 1292, 0);
  work.start();
  jest.advanceTimersByTime(10_000);
  work.tick(400);
  jest.advanceTimersByTime(10_000);
  work.end();
  jest.advanceTimersByTime(30_000);
  expect(lines.slice(1)).toEqual(['10 s: Making pictures, 0 of 1,292', '20 s: Making pictures, 400 of 1,292']);
  expect(readActivities()).toContainEqual(expect.objectContaining({ text: 'Making pictures', status: 'SUCCESS' }));
});

test('a terminal gets the first line only, and "gatsby develop" none', () => {
  process.stdout.isTTY = true;
  const lines = startReport();
  jest.advanceTimersByTime(30_000);
  expect(lines).toEqual([expect.stringContaining('Building the site')]);
  process.env['gatsby_executing_command'] = 'develop';
  expect(startReport()).toEqual([]);
});
