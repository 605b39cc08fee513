import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, afterAll, beforeAll } from '@jest/globals';
import type { NodePluginArgs } from 'gatsby';
import { parse } from 'yaml';
import { createTestFolder } from '../../../../tests/support/test-folder';
import { addDays, getNextDay } from '../../../domain/dates';
import { fc } from '../../../domain/fast-check.fixture';
import { writeContent } from '../../check/content.fixture';
import { createBuildContextNodes, countContent } from '../../data/build-context';
import type { NodeModel } from '../../data/node-model';
import { selectPageNodes } from '../../data/page-nodes';
import { planPages } from '../../data/page-plan';
import { showroomResolvers } from '../../data/resolvers';
import { type DatedEntry, describeNextBuild, findNextChange } from './next-change';

const file = 'content/some.md';
const event = { starts: '2026-12-04 9:00 AM', ends: '2026-12-05 5:00 PM' };
const newYear = ['2027-01-01', 'begins: years are counted to 2027', 'ends: years are counted to 2026'];

test.each<[string, Partial<DatedEntry>, string[]]>([
  ['nothing dated, at the new year', {}, newYear],
  ['an article on its day', { date: '2026-12-01' }, ['2026-12-01', `begins: ${file} is published`]],
  ['an opening after its last day', { date: '2026-11-01', closes: '2026-11-30' }, ['2026-12-01', `ends: ${file} is published`]],
  ['an event after its last day', { date: '2026-11-01', event }, ['2026-12-06', `ends: the event of ${file} is to come`]],
  [
    'an event that is published ahead',
    { date: '2026-12-01', event },
    ['2026-12-01', `begins: ${file} is published`, `begins: the event of ${file} is to come`],
  ],
  [
    'a holiday a week before',
    { holidays: [{ date: '2026-12-08', name: 'Feast' }] },
    ['2026-12-01', `begins: the hours of ${file} name it: 2026-12-08, Feast`],
  ],
  [
    'a holiday when it is over',
    { holidays: [{ date: '2026-11-30', name: 'Bonifacio Day' }] },
    [
      '2026-12-01',
      `ends: ${file} lists the holiday of 2026-11-30, Bonifacio Day`,
      `ends: the hours of ${file} name it: 2026-11-30, Bonifacio Day`,
    ],
  ],
])('[E3, C3, F2, F4] the site changes by %s', (_, entry, [day, ...reasons]) => {
  expect(findNextChange([{ file, ...entry }], '2026-11-26')).toEqual({ day, reasons });
});

test.each([
  ['2026-11-30T15:59Z', undefined, 'No build is due before 2026-12-01'],
  ['2026-12-01T15:59Z', undefined, 'A build is due: the last one is of 2026-11-26, and on 2026-12-01 the site changed.'],
  ['2026-12-01T16:00Z', undefined, 'A build is overdue: the last one is of 2026-11-26, and on 2026-12-01 the site changed.'],
  ['2026-11-28T03:01Z', '2026-11-27T03:00Z', 'A build is overdue: the last one is of 2026-11-26, and the newest commit of 2026-11-27.'],
  ['2026-11-28T03:00Z', '2026-11-27T03:00Z', 'No build is due before 2026-12-01'],
  ['2026-11-28T04:00Z', '2026-11-26T00:59Z', 'No build is due before 2026-12-01'],
])('[E3] at %s, after a commit of %s, a build is due, or overdue after a day', (now, commit, said) => {
  const committedAt = commit === undefined ? undefined : new Date(commit);
  const text = describeNextBuild([{ file, date: '2026-12-01' }], new Date('2026-11-26T01:00Z'), new Date(now), committedAt);
  expect(text.slice(0, said.length)).toBe(said);
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-11-10', days));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const draft = fc.boolean();
const article = fc.record({ date: day, draft, range: maybe(fc.tuple(day, fc.integer({ min: 0, max: 3 }))) }).map(({ range, ...rest }) => {
  const [starts, days] = range ?? ['', 0];
  return { ...rest, event: range ? { starts: `${starts} 9:00 AM`, ends: `${addDays(starts, days)} 5:00 PM` } : null };
});
const site = fc.record({
  articles: fc.array(article, { maxLength: 5 }),
  openings: fc.array(fc.record({ date: day, closes: maybe(day), draft }), { maxLength: 3 }),
  showrooms: fc.array(fc.record({ draft, holidays: fc.array(fc.record({ date: day, name: fc.constant('Holiday') }), { maxLength: 3 }) }), {
    maxLength: 2,
  }),
});
type Site = typeof site extends fc.Arbitrary<infer T> ? T : never;

const pages = [
  { id: 'home', path: '/', sections: [{ __typename: 'LatestArticlesSection' }] },
  { id: 'news', path: '/news', sections: [{ __typename: 'NewsSection' }] },
];
const forms = [{ id: 'form', type: 'inquiry', inputs: [{ options_from: 'events' }] }];

/** What the rules of the build make of a site on a day: its pages with what they list, the holidays of the showrooms, and the counts. */
async function build({ articles, openings, showrooms }: Site, today: string) {
  const number = <T extends object>(kind: string, nodes: readonly T[]) =>
    nodes.map((node, index) => ({ ...node, id: `${kind}-${index}`, slug: `${kind}-${index}`, article_id: index, name: '' }));
  const nodes = { Article: number('a', articles), Opening: number('o', openings), Showroom: number('s', showrooms) };
  const contextNodes: Record<string, unknown> = {};
  await createBuildContextNodes(
    { actions: { createNode: (node: { id: string }) => void (contextNodes[node.id] = node) }, createContentDigest: String } as never,
    { audience: 'visitors', today, origin: null },
  );
  const all: Record<string, unknown[]> = { ...nodes, ContentSite: [{ since: 1962 }] };
  const nodeModel = {
    findAll: ({ type }: { type: string }) => Promise.resolve({ entries: all[type] ?? [] }),
    getNodeById: ({ id }: { id: string }) => contextNodes[id] ?? null,
  } as unknown as NodeModel;
  const selected = selectPageNodes(
    {
      pages: { nodes: pages },
      forms: { nodes: forms },
      brands: { nodes: [] },
      showrooms: { nodes: nodes.Showroom },
      openings: { nodes: nodes.Opening },
    },
    ((type: string) => all[type]) as NodePluginArgs['getNodesByType'],
    { audience: 'visitors', today },
  );
  const { upcoming_holidays: listed, near_holidays: near } = showroomResolvers;
  return {
    pages: planPages(selected, today),
    holidays: selected.showrooms.flatMap((showroom) =>
      [listed, near].map(({ resolve }) => resolve(showroom as never, undefined, { nodeModel })),
    ),
    counts: await countContent(nodeModel),
  };
}

test('[E3] a build of any day before the next change is that of the day itself, and one of the next change is not', () =>
  fc.assert(
    fc.asyncProperty(site, day, async (made, since) => {
      const entries = [...made.articles, ...made.openings, ...made.showrooms].map((entry, index) => ({ ...entry, file: `file ${index}` }));
      const { day: next } = findNextChange(entries, since);
      const first = await build(made, since);
      for (let at = getNextDay(since); at < next; at = getNextDay(at)) expect(await build(made, at)).toEqual(first);
      expect(await build(made, next)).not.toEqual(first);
    }),
  ));

const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('src/pipeline/outputs/next-change/main.ts')];

/** A host of sites, whose paths are the moments of their last builds. It has no TLS, which the address in the content asks for. */
const server = createServer(({ url }, response) => {
  const timestamp = url!.slice(1).replace(/\/?builds\/latest\.json$/, '');
  response.writeHead(timestamp === '' ? 404 : 200).end(JSON.stringify({ id: 'abc', timestamp }));
});
let host: string;
let root: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const content = writeContent({
    'site.yaml': ['https://narra.example', `https://${host}`],
    'articles/1-the-first-tap/index.md': ['date: 2026-11-02', 'date: 2020-05-02'],
    'careers/joiner.md': ['date: 2026-11-01\ncloses: 2026-12-01', 'date: 2020-04-01\ncloses: 2020-05-01'],
    'showrooms/bgc/index.yaml': ['date: 2026-12-25', 'date: 2020-05-01'],
  });
  root = dirname(content);
  // The check reads values as the build's plugins do, which it finds from the working folder.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const run = async (...args: string[]) => {
  const { stdout } = await promisify(execFile)(process.execPath, [...command, ...args], { cwd: root });
  return stdout.trim().split('\n');
};

const dueInMay = [
  'A build is overdue: the last one is of 2020-05-01, and on 2020-05-02 the site changed.',
  '- begins: content/articles/1-the-first-tap/index.md is published',
  '- ends: content/careers/joiner.md is published',
  '- ends: content/showrooms/bgc/index.yaml lists the holiday of 2020-05-01, Christmas Day',
  '- ends: the hours of content/showrooms/bgc/index.yaml name it: 2020-05-01, Christmas Day',
];

test('[E3] the command says when a build is due after the one that is published, by days in Manila, and why; one is due where none is', async () => {
  const now = new Date().toISOString();
  const [before, after, current, none, closed, unasked] = await Promise.all(
    [['/2020-05-01T15:59:59.000Z'], ['/2020-05-01T16:00:00.000Z'], [`/${now}`], [''], ['published'], []].map(([path]) =>
      run(...(path === undefined ? [] : [path === 'published' ? path : `http://${host}${path}`])),
    ),
  );
  expect(before).toEqual(dueInMay);
  expect(after![0]).toBe('A build is overdue: the last one is of 2020-05-02, and on 2021-01-01 the site changed.');
  expect(current!.join('\n')).toMatch(
    /^No build is due before 2\d{3}-\d\d-\d\d, 0:00 in Manila\. Then the site changes\.\n- (?:begins|ends): /,
  );
  expect(unasked).toEqual(current);
  const due = (address: string, why: string) => [`A build is due: ${address}/builds/latest.json does not tell the last one (${why}).`];
  expect(none).toEqual(due(`http://${host}`, 'status 404'));
  expect(closed).toEqual(due(`https://${host}`, 'fetch failed'));
});

const folder = createTestFolder();

test.each<[string, { said: string; env?: Record<string, string>; status?: number; calls: string[]; prints: string }]>([
  [
    'asks for a build that is due',
    { said: 'A build is due: it begins', calls: ['next-change -- published', 'https://hook.example/1'], prints: 'begins' },
  ],
  [
    'asks for a build that is overdue, and fails',
    { said: dueInMay.join('\n'), status: 1, calls: ['next-change -- published', 'https://hook.example/1'], prints: '::error::A build has' },
  ],
  ['says why none is due', { said: 'No build is due before 2027', calls: ['next-change -- published'], prints: 'before 2027' }],
  ['says that publishing is paused', { said: 'A build is due', env: { PUBLISHING: 'paused' }, calls: [], prints: '::warning::No build: ' }],
  [
    'fails without a hook',
    { said: 'A build is due', env: { BUILD_HOOK: '' }, status: 1, calls: [], prints: '::error::The secret BUILD_HOOK' },
  ],
  ['fails when the command does', { said: '', status: 1, calls: ['next-change -- published'], prints: '' }],
])('[E3] the daily job %s', (_, { said, env, status = 0, calls, prints }) => {
  const { on, jobs } = parse(readFileSync('.github/workflows/daily.yml', 'utf8')) as {
    on: { schedule: object[] };
    jobs: { build: { steps: { run?: string }[] } };
  };
  // Five minutes past midnight in Manila.
  expect(on.schedule).toEqual([{ cron: '5 16 * * *' }]);
  const script = jobs.build.steps.at(-1)!.run!;
  const log = folder.write('calls', '');
  const fake = (name: string, body: string) => chmodSync(folder.write(name, `#!/bin/sh\n${body}\n`), 0o755);
  fake('npm', `echo "$3 $4 $5" >> ${log}; [ -n "$SAID" ] || exit 1; echo "$SAID"`);
  fake('curl', `for last; do :; done; echo "$last" >> ${log}`);
  const result = spawnSync('bash', ['-e', '-c', script], {
    encoding: 'utf8',
    env: {
      PATH: `${folder()}${delimiter}${process.env.PATH!}`,
      GITHUB_STEP_SUMMARY: folder('summary'),
      BUILD_HOOK: 'https://hook.example/1',
      SAID: said,
      ...env,
    },
  });
  expect([result.status, readFileSync(log, 'utf8').trim().split('\n').filter(Boolean)]).toEqual([status, calls]);
  expect(result.stdout).toContain(prints);
});
