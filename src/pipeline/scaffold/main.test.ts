import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { writeContent } from '../check/content.fixture';

const tsx = join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');

test('[E4] the command prints the written files and the next steps, and fails if it wrote nothing', () => {
  const cwd = dirname(writeContent());
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(__dirname, 'main.ts'), ...args], { cwd, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(run('article', '--title', 'Ten taps', '--kind', 'news')).toEqual({
    status: 0,
    stdout: [
      'Wrote content/articles/3-ten-taps/index.md',
      'It is a draft, which visitors do not see. Write what stands in "(To write: …)", then take the line `draft: true` away.',
      'Pictures from content/pictures stand in for yours: put your own beside the file, and name them in it.',
      '',
    ].join('\n'),
    stderr: '',
  });
  expect(run('redirect', '--from', '/taps', '--to', '/')).toEqual({ status: 0, stdout: 'Changed content/redirects.yaml\n', stderr: '' });
  expect(run('redirect', '--from', '/taps')).toEqual({
    status: 1,
    stdout: '',
    stderr: '`--to` is missing: Where it leads now: a path, or an address elsewhere. For example: --to /our-story\n',
  });
  rmSync(cwd, { recursive: true });
});
