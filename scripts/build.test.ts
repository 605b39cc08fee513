import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestFolder } from '../tests/support/test-folder';

const root = createTestFolder();

/** Builds on the host, by default with a setting that ends the build before Gatsby starts. */
function buildWithFault(env: Record<string, string>, cwd = process.cwd()): { status: number | null; log: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/build.mjs')], {
    cwd,
    env: { PATH: process.env.PATH, NETLIFY: 'true', PORT: 'x', ...env },
    encoding: 'utf8',
  });
  return { status, log: stdout + stderr };
}

const exposed = { SMTP_URL: 'smtp://mail.example', DATABASE_URL: 'postgres://database.example/forms' };
const fault = 'PORT is "x": it must be a whole number from 0 to 65535, such as 9000.\n';

test('[A12, M1] a mistyped variable of the build ends it, on every machine', () => {
  const env = {
    GATSBY_MAINTENANCE: 'yes',
    GATSBY_POLL_MINUTES: '0',
    GATSBY_TRAILING_SLASH: 'Always',
    HSTS_PRELOAD: '1',
  };
  const { status, log } = buildWithFault({ NETLIFY: '', ...env });
  const named = log
    .trim()
    .split('\n')
    .map((line) => /^(\w+) is ".+": it must be .+\.$/.exec(line)?.[1]);
  expect([status, named.sort()]).toEqual([1, Object.keys(env)]);
});

test.each(['site (2)', 'site[1]', '50% off', 'no. #1'])(
  '[A12] in %s, where Gatsby fails without a word of the folder, the build says why',
  (name) => {
    mkdirSync(root(name));
    const { status, log } = buildWithFault({}, root(name));
    expect([status, log]).toEqual([
      1,
      expect.stringMatching(/^Gatsby cannot build in a folder with [(%#[] in its path\. Rename or move .+\.\n$/),
    ]);
  },
);

test('[C4, A12] the build log of a preview is loud about secrets of production, and wrong settings end a build on the host', () => {
  for (const CONTEXT of ['deploy-preview', 'branch-deploy']) {
    const { status, log } = buildWithFault({ CONTEXT, ...exposed });
    expect([status, log]).toEqual([1, expect.stringMatching(/^\n!{80}\nSECRETS OF PRODUCTION .*: DATABASE_URL, SMTP_URL\. .*\n!{80}\n/)]);
    expect(log.endsWith(fault)).toBe(true);
  }
  expect(buildWithFault({ CONTEXT: 'deploy-preview' })).toEqual({ status: 1, log: fault });
  expect(buildWithFault({ CONTEXT: 'production', ...exposed })).toEqual({ status: 1, log: fault });
});

test('[C2] what is left of a build that failed is not taken for a whole one', () => {
  const mark = root.write('.cache/whole-build.txt', 'whole');
  expect(buildWithFault({ NETLIFY: '' }, root()).status).toBe(1);
  expect(readFileSync(mark, 'utf8')).not.toMatch(/whole$/);
});
