import { expect, jest, test } from '@jest/globals';
import { tellPull } from './change-news';
import type { PullAnswers, PullRequest } from './github';

const pull: PullRequest = {
  number: 7,
  html_url: 'https://github.example/pull/7',
  state: 'open',
  merged_at: null,
  merge_commit_sha: '',
  mergeable: true,
  head: { ref: 'cms/Brand/kohler/index', sha: '3f2a' },
};
const run = (conclusion: string | null, name = 'report') => ({
  id: 1,
  name,
  conclusion,
  html_url: `https://github.example/${name}`,
  output: { annotations_count: 0 },
});
const preview = (state: string) => ({ context: 'netlify/narra/deploy-preview', state, target_url: 'https://preview.example/' });
const fault = (line: number, path = 'content/navigation.yaml', annotation_level = 'failure') => ({
  path,
  start_line: line,
  annotation_level,
  message: 'It is no page.',
  blob_href: 'https://github.example/blob/3f2a/content/navigation.yaml',
});

const tell = (answers: Partial<PullAnswers>) =>
  tellPull({ pull, runs: [run('success')], statuses: [], annotations: [], isLive: false, ...answers }, '/showrooms');

test.each<[state: string, answers: Partial<PullAnswers>, text: string, href: string | undefined, isWaiting: boolean]>([
  ['that no job has begun', { runs: [] }, 'The check is reading the change.', pull.html_url, true],
  ['that a job runs', { runs: [run('success'), run(null)] }, 'The check is reading the change.', pull.html_url, true],
  ['a job that failed without a fault', { runs: [run('failure', 'site')] }, '“site” has failed.', 'https://github.example/site', false],
  [
    'a preview that failed',
    { statuses: [preview('error')] },
    '“netlify/narra/deploy-preview” has failed.',
    'https://preview.example/',
    false,
  ],
  ['jobs that were left out', { runs: [run('skipped'), run('neutral')] }, 'The check found no fault.', pull.html_url, false],
  [
    'a preview that is being built',
    { statuses: [preview('pending')] },
    'The check found no fault. The preview is being built.',
    pull.html_url,
    true,
  ],
  [
    'a preview',
    { statuses: [preview('success')] },
    'The check found no fault. The preview is ready.',
    'https://preview.example/showrooms',
    false,
  ],
  [
    'a preview that is there before the jobs have ended',
    { runs: [run(null)], statuses: [preview('success')] },
    'The check is reading the change. The preview is ready.',
    'https://preview.example/showrooms',
    true,
  ],
  [
    'lines of somebody else',
    { pull: { ...pull, mergeable: false }, runs: [] },
    'Somebody else has changed the same lines.',
    pull.html_url,
    false,
  ],
  [
    'what was published',
    { pull: { ...pull, merged_at: '2026-12-05T00:00:00Z' } },
    'Published. It is live after the next build, some minutes later.',
    undefined,
    true,
  ],
  ['what is live', { pull: { ...pull, merged_at: '2026-12-05T00:00:00Z' }, isLive: true }, 'It is live.', '/showrooms', false],
])('[E9] the screen tells %s', (_, answers, text, href, isWaiting) => {
  const news = tell(answers);
  expect([news.text, news.link?.href, news.isWaiting === true]).toEqual([text, href, isWaiting]);
});

test('[E9] each fault and warning of the content is told once, with its line, while other jobs still run; what GitHub adds is not', () => {
  const warning = fault(5, 'content/navigation.yaml', 'warning');
  const annotations = [fault(3), fault(3), fault(12), fault(1, '.github'), warning];
  const { text, problems, isFine } = tell({ runs: [run('failure'), run(null)], annotations });
  expect([text, isFine]).toEqual(['The check found 2 faults and 1 warning.', false]);
  expect(problems!.map(({ isWarning }) => isWarning)).toEqual([false, false, true]);
  const warned = tell({ annotations: [warning], statuses: [preview('success')] });
  expect([warned.text, warned.isFine]).toEqual(['The check found no fault and 1 warning. The preview is ready.', true]);
  expect(problems!.map(({ place, href }) => [place, href])).toEqual([
    ['content/navigation.yaml:3', 'https://github.example/blob/3f2a/content/navigation.yaml#L3'],
    ['content/navigation.yaml:12', 'https://github.example/blob/3f2a/content/navigation.yaml#L12'],
    ['content/navigation.yaml:5', 'https://github.example/blob/3f2a/content/navigation.yaml#L5'],
  ]);
});

test.each([
  ['kohler-at-home', 'kohler-at-home'],
  ['stranger:branch', ''],
  ['../../pulls', ''],
  ['a b', ''],
])('[E10] an address with the change %j chooses %j, and no branch of another repository', async (given, chosen) => {
  Object.assign(globalThis, { location: { search: `?${new URLSearchParams({ change: given })}` } });
  jest.resetModules();
  expect((await import('./change-bar')).chosenChange).toBe(chosen);
});
