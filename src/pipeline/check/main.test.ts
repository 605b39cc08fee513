import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { replaceText, writeContent, type FileEdit } from './content.fixture';

const tsx = join(__dirname, '../../../node_modules/tsx/dist/cli.mjs');
const folders: string[] = [];

function runCheck(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, join(__dirname, 'main.ts'), folder], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

function createContent(edits: Record<string, FileEdit>) {
  const root = writeContent(edits);
  folders.push(dirname(root));
  return root;
}

afterEach(() => {
  folders.splice(0).forEach((folder) => {
    rmSync(folder, { recursive: true });
  });
});

test('[C2] the command counts the files of a right content and ends well', () => {
  expect(runCheck(createContent({}))).toEqual({ status: 0, stdout: 'content: 30 files, no fault\n', stderr: '' });
});

test('[C2] the command prints all faults and their count, and fails', () => {
  const root = createContent({
    'redirects.yaml': replaceText('/news-and-events', '/nws-and-events'),
    'site.yaml': replaceText('since: 1962', 'since: old'),
  });
  expect(runCheck(root)).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'content/redirects.yaml:2:7 `/nws-and-events` is no page of this site. Did you mean `/news-and-events`?',
      'content/site.yaml:8:8 `since` is the text `old`, not a whole number. Write it in digits, without quotes.',
      '',
      '2 faults in 2 files',
      '',
    ].join('\n'),
  });
});

test('[C2] the command says when there is no such folder', () => {
  expect(runCheck('/nowhere/content')).toEqual({ status: 1, stdout: '', stderr: 'There is no folder /nowhere/content.\n' });
});
