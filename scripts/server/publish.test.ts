import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestFolder } from '../../tests/support/test-folder';

const folder = createTestFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A Sample', '-c', 'user.email=editor@sample.example', ...args], { encoding: 'utf8', stdio: 'pipe' });

/** A repository, the checkout of a server that serves its first commit, and programs that only write down how they were called. */
function createServer(): void {
  const fake = (name: string, body: string) => chmodSync(folder.write(`bin/${name}`, `#!/bin/sh\n${body}\n`), 0o755);
  fake(
    'npm',
    `echo "npm $* in \${PWD##*/}" >> ${folder('calls')}; case "$*" in *next-change*) echo "$SAID" ;; 'run build') echo built > public; [ -z "$FAULT" ] ;; esac`,
  );
  fake('curl', `for last; do :; done; echo "curl $last" >> ${folder('calls')}`);
  fake('systemctl', 'echo "$PID"');
  folder.write('calls', '');
  folder.write('work/content', 'one');
  git('init', '--quiet', '--initial-branch=main', folder('work'));
  git('-C', folder('work'), 'add', '.');
  git('-C', folder('work'), 'commit', '--quiet', '--message=One');
  git('clone', '--quiet', '--bare', folder('work'), folder('origin.git'));
  git('clone', '--quiet', folder('origin.git'), folder('site'));
}

function merge(): void {
  folder.write('work/content', 'two');
  git('-C', folder('work'), 'commit', '--quiet', '--all', '--message=Two');
  git('-C', folder('work'), 'push', '--quiet', folder('origin.git'), 'main');
}

const none = 'No build is due before 2027-01-01';
const due = 'A build is due: the last one is of 2026-11-26';
const check = 'npm run --silent next-change -- http://localhost:9000 in site';
const build = ['npm ci in next', 'npm run build in next'];
const heartbeat = 'curl https://monitor.example/1';

test.each<[string, { said: string; isMerged?: boolean; fault?: string; calls: string[]; content: string; ends: boolean }]>([
  ['nothing, when nothing was merged and no build is due', { said: none, calls: [check, heartbeat], content: 'one', ends: false }],
  ['what was merged', { said: none, isMerged: true, calls: [check, ...build, heartbeat], content: 'two', ends: true }],
  ['a new day', { said: due, calls: [check, ...build, heartbeat], content: 'one', ends: true }],
  ['nothing of a build that fails', { said: due, isMerged: true, fault: '1', calls: [check, ...build], content: 'one', ends: false }],
])('[E3] on a server of one’s own, the script publishes %s', async (_, { said, isMerged = false, fault = '', calls, content, ends }) => {
  createServer();
  if (isMerged) merge();
  const service = spawn('sleep', ['60']);
  const ended = once(service, 'exit');
  const result = spawnSync('sh', [resolve('scripts/server/publish.sh')], {
    cwd: folder(),
    encoding: 'utf8',
    env: {
      PATH: `${folder('bin')}${delimiter}${process.env.PATH!}`,
      HEARTBEAT: 'https://monitor.example/1',
      PID: String(service.pid),
      SAID: said,
      FAULT: fault,
    },
  });
  expect([result.status, readFileSync(folder('calls'), 'utf8').trim().split('\n')]).toEqual([fault === '' ? 0 : 1, calls]);
  expect([readFileSync(folder('site/content'), 'utf8'), existsSync(folder('before'))]).toEqual([content, ends]);
  if (!ends) service.kill('SIGKILL');
  expect((await ended)[1]).toBe(ends ? 'SIGTERM' : 'SIGKILL');
});
