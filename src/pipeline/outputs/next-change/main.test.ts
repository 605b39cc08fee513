import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { writeContent } from '../../check/content.fixture';
import { createTestFolder } from '../../../../tests/support/test-folder';

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
  'A build is due: the last one is of 2020-05-01, and on 2020-05-02 the site changed.',
  '- begins: content/articles/1-the-first-tap/index.md is published',
];

test('[E3] the command says when a build is due after the one that is published, by days in Manila, and why; one is due where none is', async () => {
  const now = new Date().toISOString();
  const [before, after, current, none, closed, unasked] = await Promise.all(
    [['/2020-05-01T15:59:59.000Z'], ['/2020-05-01T16:00:00.000Z'], [`/${now}`], [''], ['published'], []].map(([path]) =>
      run(...(path === undefined ? [] : [path === 'published' ? path : `http://${host}${path}`])),
    ),
  );
  expect(before).toEqual(dueInMay);
  expect(after![0]).toBe('A build is due: the last one is of 2020-05-02, and on 2021-01-01 the site changed.');
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
    { said: dueInMay.join('\n'), calls: ['next-change -- published', 'https://hook.example/1'], prints: 'begins' },
  ],
  ['says why none is due', { said: 'No build is due before 2027', calls: ['next-change -- published'], prints: 'before 2027' }],
  ['says that publishing is paused', { said: 'A build is due', env: { PUBLISHING: 'paused' }, calls: [], prints: '::warning::No build: ' }],
  [
    'fails without a hook',
    { said: 'A build is due', env: { BUILD_HOOK: '' }, status: 1, calls: [], prints: '::error::The secret BUILD_HOOK' },
  ],
  ['fails when the command does', { said: '', status: 1, calls: ['next-change -- published'], prints: '' }],
])('[E3] the daily job %s', (_, { said, env, status = 0, calls, prints }) => {
  const { jobs } = parse(readFileSync('.github/workflows/daily.yml', 'utf8')) as { jobs: { build: { steps: { run?: string }[] } } };
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
