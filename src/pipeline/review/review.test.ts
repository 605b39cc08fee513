import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createTestFolder } from '../../../tests/support/test-folder';
import { createContent, type FileEdit } from '../check/content.fixture';
import { readContent } from '../check/read/read-content';
import { getComingHolidays } from './holidays';
import { findDeadLinks, getExternalLinks, type ReviewFacts, writeLetter } from './review';

const today = '2027-06-01';
const nothingKnown: ReviewFacts = { deadLinks: new Map(), changes: new Map() };

function review(edits: Readonly<Record<string, FileEdit>>, facts: Partial<ReviewFacts> = {}): string[] {
  const { content } = readContent(createContent(edits), today);
  const letter = writeLetter(content, { ...nothingKnown, ...facts }, (file) => `https://narra.example/admin/#/${file}`) ?? '';
  return letter.split('\n').filter((line) => /^(?:##|- )/.test(line));
}

test('the holidays of the coming twelve months follow the calendar, Easter and the last Monday of August', () => {
  expect(getComingHolidays('2026-12-30').map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-12-30 Rizal Day',
    '2027-01-01 New Year’s Day',
    '2027-03-25 Maundy Thursday',
    '2027-03-26 Good Friday',
    '2027-04-09 Araw ng Kagitingan',
    '2027-05-01 Labor Day',
    '2027-06-12 Independence Day',
    '2027-08-30 National Heroes Day',
    '2027-11-30 Bonifacio Day',
    '2027-12-25 Christmas Day',
  ]);
  // Easter Sundays from March 23 to April 24.
  const fridays = ['2008', '2024', '2038'].map(
    (year) => getComingHolidays(`${year}-01-01`).find(({ name }) => name === 'Good Friday')!.day,
  );
  expect(fridays).toEqual(['2008-03-21', '2024-03-29', '2038-04-23']);
});

test('the letter names the showroom that lacks a holiday, an event and an opening that are over, each with its line and a link to its field', () => {
  const lines = review({ 'navigation.yaml': { append: '  - label: The evening\n    to: /article/2/a-talk\n' } });
  const edit = (file: string) => `([edit](https://narra.example/admin/#/${file}))`;
  expect(lines).toEqual([
    '## Holidays of the next twelve months that a showroom lacks',
    // Open on Saturdays alone.
    `- [ ] \`content/showrooms/bgc/index.yaml:29\` ${edit('showrooms/bgc/index.yaml')}: 2027-06-12 Independence Day, 2027-12-25 Christmas Day, 2028-01-01 New Year’s Day`,
    expect.stringContaining('`content/showrooms/quezon-city/index.yaml:23`'),
    '## Events that are over and still lead',
    `- [ ] \`content/navigation.yaml:18\` ${edit('navigation.yaml')}: /article/2/a-talk`,
    '## Openings past their date',
    `- [ ] \`content/careers/joiner.md:8\` ${edit('careers/joiner.md')}: 2026-12-01`,
  ]);
});

test('[W7, S4, F5, W12] the letter lists what is past its review, and what is about to end', () => {
  const lines = review({
    'documents/care/index.yaml': ['revised: 2026-11-01', 'revised: 2024-05-31'],
    'site.yaml': {
      append: `security:\n  contact: security@narra.example\n  expires: 2027-06-20
proofs:\n  - name: The seal\n    number: '1'\n    expires: 2027-06-30\n  - name: The mark\n    number: '2'\n    expires: 2027-07-01\n`,
    },
    'brands/kohler/index.yaml': ['  - name: Taps\n', '  - name: Taps\n    lead_time:\n      takes: 8 weeks\n      said: 2026-11-29\n'],
  });
  expect(lines.filter((line) => /^##|2024-05-31|2027-0[67]-|2026-11-29/.test(line)).slice(-8)).toEqual([
    '## Security contact',
    expect.stringContaining('`content/site.yaml:26`'),
    '## Proofs of registration',
    expect.stringMatching(/`content\/site\.yaml:30` .*: The seal holds until 2027-06-30\./),
    '## Old lead times',
    expect.stringMatching(/`content\/brands\/kohler\/index\.yaml:29` .*: How long Taps takes was said on 2026-11-29\./),
    '## Documents past their review',
    expect.stringContaining('`content/documents/care/index.yaml:4`'),
  ]);
});

test('the letter names links that do not answer and pages that nobody has changed for two years, and no others', () => {
  const changes = new Map([
    ['content/pages/home.yaml', '2025-05-31T08:00:00+08:00'],
    ['content/brands/kohler/index.yaml', '2025-06-02T08:00:00+08:00'],
  ]);
  const { content } = readContent(createContent(), today);
  const [link] = getExternalLinks(content);
  const lines = review({}, { changes, deadLinks: new Map([[link!.address, 'status 404']]) });
  expect(lines.filter((line) => /status 404|last changed/.test(line)).map((line) => line.replace(/ \(\[edit.*?\)\)/, ''))).toEqual([
    '- [ ] `content/navigation.yaml:16`: https://facebook.example/narra (status 404)',
    '- [ ] `content/pages/home.yaml:1`: last changed on 2025-05-31',
  ]);
});

test('an address is dead when it answers twice with a failure or not at all; one that wants a password is there', async () => {
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url!);
    const isSecond = asked.filter((one) => one === url).length > 1;
    response.writeHead(url === '/once' ? (isSecond ? 200 : 500) : Number(url!.slice(1))).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dead = await findDeadLinks([`${host}/200`, `${host}/404`, `${host}/403`, `${host}/once`, 'http://127.0.0.1:1/']);
  server.close();
  expect([...dead].map(([address, reason]) => [address.replace(host, ''), reason])).toEqual([
    ['/404', 'status 404'],
    ['http://127.0.0.1:1/', expect.stringMatching(/^fetch failed|ECONNREFUSED/)],
  ]);
});

const folder = createTestFolder();

test.each([
  ['two letters of before', '7\\n8', '## Dead links', ['issue list', 'issue close 7', 'issue close 8', 'issue create']],
  ['nothing to look at', '7', '', ['issue list', 'issue close 7']],
])('each week’s letter is an issue of its own, which is mailed, in place of that of before: %s', (_, open, letter, calls) => {
  const { jobs } = parse(readFileSync('.github/workflows/review.yml', 'utf8')) as { jobs: { letter: { steps: { run?: string }[] } } };
  const log = folder.write('calls', '');
  const fake = (name: string, body: string) => chmodSync(folder.write(name, `#!/bin/sh\n${body}\n`), 0o755);
  fake('npm', 'printf "%s" "$LETTER"');
  fake('gh', `case "$2" in close) echo "issue close $3" ;; *) echo "issue $2" ;; esac >> ${log}; [ "$2" != list ] || printf '${open}'`);
  const { status } = spawnSync('bash', ['-e', '-c', jobs.letter.steps.at(-1)!.run!], {
    cwd: folder(),
    env: { PATH: `${folder()}${delimiter}${process.env.PATH!}`, GITHUB_STEP_SUMMARY: folder('summary'), TITLE: 'Letter', LETTER: letter },
  });
  expect([status, readFileSync(log, 'utf8').trim().split('\n')]).toEqual([0, calls]);
});
