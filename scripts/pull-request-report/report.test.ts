import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { diffLines, findChangedPages, normalizePage } from './changed-pages';
import { getPageName, listChangedParts } from './page-parts';
import { describeChange } from './describe-change';
import { emptyFindings, type PageChange } from './findings';
import { renderPairs } from './render-html-report';
import { renderMarkdownReport } from './render-markdown-report';
import { createTestFolder } from '../../tests/support/test-folder';

const createPage = (words: string, hash = '6679cb318a8f1951077d', node = '5b2f7f1e-63a7-5c0a-9d3e-1f2a3b4c5d6e') =>
  `<title>T</title><main><p>${words}</p><img src="/static/0a1b2c3d4e5f60718293a4b5c6d7e8f9/tap.avif"/></main>` +
  `<script data-scripts="/app-${hash}.js">window.___webpackCompilationHash="${hash}";</script>{"id":"${node}","staticQueryHashes":["${hash}"]}`;

const basePages = new Map([
  ['/', createPage('Home')],
  ['/article/1/brass', createPage('Brass')],
  ['/careers', createPage('Careers')],
]);

test('[E2] the changed pages are those that differ, are new, or are removed, whatever the names of files', () => {
  const hashes = ['0000cb318a8f1951077d', '00000000-63a7-5c0a-9d3e-1f2a3b4c5d6e'] as const;
  const head = new Map([
    ['/', createPage('Home', ...hashes)],
    ['/article/1/brass', createPage('Bronze', ...hashes)],
    ['/article/2/tile', createPage('Tile', ...hashes)],
  ]);
  expect(findChangedPages(basePages, head)).toEqual([
    { path: '/article/1/brass', change: 'changed' },
    { path: '/article/2/tile', change: 'added' },
    { path: '/careers', change: 'removed' },
  ]);
});

test('[E2] another picture changes a page, and its removed and added text is listed line by line', () => {
  const other = createPage('Home').replace('0a1b2c3d', 'ffffffff');
  expect(normalizePage(other)).not.toBe(normalizePage(createPage('Home')));
  expect(findChangedPages(basePages, new Map([...basePages, ['/', other]]))).toEqual([{ path: '/', change: 'changed' }]);
  expect(diffLines(createPage('One</p><p>Two <b>and</b> more'), createPage('One</p><p>Two'))).toEqual({
    removedLines: ['Two and more'],
    addedLines: ['Two'],
  });
});

const createTitledPage = (title: string, main: string) =>
  `<title>${title} – Narra</title><nav>Menu</nav><main><h1><b>${title}</b></h1>${main}</main>`;
const picture = (name: string, alt = name) => `<img src="/static/${name}.webp" srcset="/static/${name}-1.webp 320w" alt="${alt}"/>`;
const agape = createTitledPage('Agape', `<p>One</p><p>Two</p>${picture('bath')}${picture('bath')}`);

test('[E2] a page is named by its title, and its changed parts are its title, texts and pictures', () => {
  expect(getPageName(createTitledPage('Taps &amp; basins', ''), '/x')).toBe('Taps & basins');
  expect(getPageName('<main></main>', '/x')).toBe('/x');
  expect(listChangedParts(agape, agape)).toEqual([]);
  expect(listChangedParts(agape, agape.replaceAll('Agape', 'Agape of Mantua'))).toEqual(['the title']);
  expect(listChangedParts(agape, agape.replace('One', 'Another').replace('<p>Two</p>', ''))).toEqual(['2 texts']);
  expect(listChangedParts(agape, agape.replace('/static/bath.webp', '/static/basin.webp'))).toEqual(['1 picture']);
  expect(listChangedParts(agape, agape.replace('alt="bath"', 'alt="A bath"') + picture('outside'))).toEqual(['1 picture']);
  expect(listChangedParts(agape, agape.replace('Menu', 'Bar'))).toEqual([]);
});

const fault = { file: 'content/faq.yaml', line: 1, column: 1, message: 'Wrong. Right.' };
const page = (name: string, change: PageChange['change'], addedLines: string[] = [], parts: string[] = []): PageChange => ({
  path: `/${name.toLowerCase()}`,
  name,
  parts,
  change,
  addedLines,
  removedLines: [],
});

test('[E2] a report begins with a description of the change', () => {
  const pages = [
    page('Agape', 'changed', ['Agape of Mantua', 'x'.repeat(80)], ['the title', '1 text']),
    page('Careers', 'changed', [], ['3 pictures']),
    page('New', 'added', ['New']),
  ];
  expect(describeChange({ ...emptyFindings, pages, warnings: [fault] })).toBe(
    'Changes 2 pages: the title and 1 text of Agape, 3 pictures of Careers. Adds 1 page: New. ' +
      `New words: “Agape of Mantua”, “${'x'.repeat(57)}…”. 1 warning.`,
  );
});

test('[E2] many pages and texts are counted, and a change without a visible difference and a failed build are reported', () => {
  const pages = ['A', 'B', 'C', 'D', 'E'].map((name) => page(name, 'changed', [`Words of ${name}`]));
  expect(describeChange({ ...emptyFindings, pages })).toBe(
    'Changes 5 pages: A, B, C, and 2 more. New words: “Words of A”, “Words of B”, “Words of C” and 2 more. No warning.',
  );
  expect(describeChange(emptyFindings)).toBe('No page looks or reads differently. No warning.');
  expect(describeChange({ ...emptyFindings, faults: [fault, fault] })).toBe(
    'The site cannot be built: 2 faults in the content. Mend them, and the report comes again.',
  );
});

const createCapture = (width: number, picture: string) => ({ width, picture, violations: [] });

test('[E2] a page is shown before and after with a slider, at the widths at which it differs', () => {
  const html = renderPairs({
    before: [createCapture(390, 'a'), createCapture(1440, 'b')],
    after: [createCapture(390, 'a'), createCapture(1440, 'c')],
  });
  expect(html.match(/type="range"/g)).toHaveLength(1);
  expect(html).toContain('src="b" alt="before, 1440 px"');
  expect(html).toContain('src="c" alt="after, 1440 px"');
  expect(html).not.toContain('390');
});

test('[E2] a new page has one picture for each width, and an unchanged page has none', () => {
  const html = renderPairs({ before: [], after: [createCapture(390, 'a')] });
  expect(html).not.toContain('type="range"');
  expect(html).toContain('alt="new, 390 px"');
  expect(renderPairs({ before: [createCapture(390, 'a')], after: [createCapture(390, 'a')] })).toBe(
    '<p class="none">It looks as before.</p>',
  );
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

const { jobs } = parse(readFileSync('.github/workflows/pull-request.yml', 'utf8')) as Record<'jobs', Record<string, { steps: Step[] }>>;
const findStep = (job: string, name: string) => jobs[job]!.steps.find(({ uses, run }) => (uses ?? run)!.includes(name))!;

const folder = createTestFolder();
test('[E2] the report is posted as a comment on the pull request, which a later report replaces', () => {
  const summary = renderMarkdownReport(emptyFindings);
  folder.write('summary.md', summary);
  chmodSync(folder.write('gh', '#!/bin/sh\nprintf "%s\\n" "$@"\ncat summary.md\n'), 0o755);
  const env = { PATH: `${folder()}${delimiter}${process.env.PATH!}`, PULL_REQUEST: 'https://github.example/narra/site/pull/7' };
  const output = execFileSync('sh', ['-c', findStep('comment', 'gh pr comment').run!], { cwd: folder(), env, encoding: 'utf8' });
  const options = ['--edit-last', '--create-if-none', '--body-file', 'summary.md'];
  expect(output).toBe(['pr', 'comment', env.PULL_REQUEST, ...options, summary].join('\n'));
  const [upload, download] = [findStep('report', 'upload-artifact'), findStep('comment', 'download-artifact')];
  expect([upload.with!['name'], upload.with!['path']]).toEqual([download.with!['name'], '.reports/pull-request']);
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
