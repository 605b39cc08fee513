import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { emptyFindings } from './findings';
import { renderMarkdownReport } from './render-markdown-report';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

const { jobs } = parse(readFileSync('.github/workflows/pull-request.yml', 'utf8')) as Record<'jobs', Record<string, { steps: Step[] }>>;
const findStep = (job: string, name: string) => jobs[job]!.steps.find(({ uses, run }) => (uses ?? run)!.includes(name))!;

test('[E2] the report is posted as a comment on the pull request, which a later report replaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'comment-'));
  const summary = renderMarkdownReport(emptyFindings);
  writeFileSync(join(folder, 'summary.md'), summary);
  writeFileSync(join(folder, 'gh'), '#!/bin/sh\nprintf "%s\\n" "$@"\ncat summary.md\n', { mode: 0o755 });
  const env = { PATH: `${folder}${delimiter}${process.env.PATH!}`, PULL_REQUEST: 'https://github.example/narra/site/pull/7' };
  const output = execFileSync('sh', ['-c', findStep('comment', 'gh pr comment').run!], { cwd: folder, env, encoding: 'utf8' });
  const options = ['--edit-last', '--create-if-none', '--body-file', 'summary.md'];
  expect(output).toBe(['pr', 'comment', env.PULL_REQUEST, ...options, summary].join('\n'));
  const [upload, download] = [findStep('report', 'upload-artifact'), findStep('comment', 'download-artifact')];
  expect([upload.with!['name'], upload.with!['path']]).toEqual([download.with!['name'], '.reports/pull-request']);
  rmSync(folder, { recursive: true });
});

test('[E2] the longest report fits into a comment', () => {
  const many = <T>(item: T): T[] => Array<T>(3000).fill(item);
  const fault = { file: `content/${'folder/'.repeat(6)}index.yaml`, line: 100, column: 10, message: 'Words of a message. '.repeat(10) };
  const page = { path: `/article/100/${'word-'.repeat(12)}`, name: 'Words '.repeat(10), parts: [], removedLines: [], addedLines: [] };
  const capture = { width: 390, picture: '', violations: many('rule: what it asks for (div > div > div > span)') };
  const text = renderMarkdownReport({
    ...emptyFindings,
    warnings: many(fault),
    pages: many({ ...page, change: 'changed' as const }),
    brokenLinks: many(`${page.path} on ${page.path} is answered 404`),
    captures: [{ path: page.path, before: [], after: [capture] }],
  });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('- and 2960 more');
});
