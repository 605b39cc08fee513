import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createContent, contentDay } from '../../src/pipeline/check/content.fixture';
import { readContent } from '../../src/pipeline/check/read/read-content';
import { createTestFolder } from '../support/test-folder';
import { findEditedPaths } from './builds';
import {
  comparePages,
  diffLines,
  findChangedPages,
  findRestyledPages,
  getPageName,
  listChangedParts,
  type PageChange,
  sortByDifference,
} from './changed-pages';
import { describeChange, emptyFindings, keepDifferent, publishReport, renderFailure, renderPairs, renderSummary } from './render-report';

/** A page; what `code` names is of the build, and no visitor sees it. */
const createPage = (words: string, code = 'a', styles = '') =>
  `<title>T</title><style>${styles}</style><link rel="preload" href="/app-${code}.js" as="script"/><main data-n="${code}"><p class="${code}" id="${code}">` +
  `${words}</p><img src="/static/0a1b2c3d/tap.avif"/></main><script data-scripts="/app-${code}.js">const hash="${code}";</script>`;

const basePages = new Map([
  ['/', createPage('Home')],
  ['/article/1/brass', createPage('Brass')],
  ['/careers', createPage('Careers')],
]);

test('[E2] the changed pages are those that a visitor finds different, new or removed, whatever the names of scripts and classes', () => {
  const head = new Map([
    ['/', createPage('Home', 'b')],
    ['/article/1/brass', createPage('Bronze', 'b')],
    ['/article/2/tile', createPage('Tile', 'b')],
  ]);
  expect(findChangedPages(basePages, head)).toEqual([
    { path: '/article/1/brass', change: 'changed' },
    { path: '/article/2/tile', change: 'added' },
    { path: '/careers', change: 'removed' },
  ]);
});

test('[E2] another picture changes a page, and its removed and added text is listed line by line', () => {
  const other = createPage('Home').replace('0a1b2c3d', 'ffffffff');
  expect(findChangedPages(basePages, new Map([...basePages, ['/', other]]))).toEqual([{ path: '/', change: 'changed' }]);
  expect(diffLines(createPage('One</p><p>Two <b>and</b> more'), createPage('One</p><p>Two'))).toEqual({
    removedLines: ['Two and more'],
    addedLines: ['Two'],
  });
});

test('[E2] a page with other styles and the same words may look different', () => {
  const head = new Map([
    ...basePages,
    ['/', createPage('Home', 'a', 'p{color:red}')],
    ['/careers', createPage('Jobs', 'a', 'p{color:red}')],
  ]);
  expect(findRestyledPages(basePages, head)).toEqual([{ path: '/', change: 'looks different' }]);
});

const createTitledPage = (title: string, main: string) =>
  `<title>${title} – Narra</title><nav>Menu</nav><main><h1><b>${title}</b></h1>${main}</main>`;
const picture = (name: string, alt = name) => `<img src="/static/${name}.webp" srcset="/static/${name}-1.webp 320w" alt="${alt}"/>`;
const agape = createTitledPage('Agape', `<p>One</p><p>Two</p>${picture('bath')}${picture('bath')}`);

test('[E2] a page is named by its title, and its changed parts are its title, texts, pictures and description, or their order', () => {
  expect(getPageName(createTitledPage('Taps &amp; basins', ''), '/x')).toBe('Taps & basins');
  expect(getPageName('<main></main>', '/x')).toBe('/x');
  expect(listChangedParts(agape, agape)).toEqual([]);
  expect(listChangedParts(agape, agape.replaceAll('Agape', 'Agape of Mantua'))).toEqual(['the title']);
  expect(listChangedParts(agape, agape.replace('One', 'Another').replace('<p>Two</p>', ''))).toEqual(['2 texts']);
  expect(listChangedParts(agape, agape.replace('/static/bath.webp', '/static/basin.webp'))).toEqual(['1 picture']);
  expect(listChangedParts(agape, agape.replace('alt="bath"', 'alt="A bath"') + picture('outside'))).toEqual(['1 picture']);
  expect(listChangedParts(agape, agape.replace('Menu', 'Bar'))).toEqual([]);
  expect(listChangedParts(agape, agape.replace('<p>One</p><p>Two</p>', '<p>Two</p><p>One</p>'))).toEqual(['the order']);
  const describe = (words: string) => `<meta data-gatsby-head="true" name="description" content="${words}"/>${agape}`;
  expect(listChangedParts(describe('Baths'), describe('Basins'))).toEqual(['the description']);
});

const fault = { file: 'content/faq.yaml', line: 1, column: 1, message: 'Wrong. Right.' };
const page = (name: string, change: PageChange['change'], addedLines: string[] = [], parts: string[] = []): PageChange => ({
  path: `/${name.toLowerCase()}`,
  name,
  parts,
  change,
  addedLines,
  removedLines: [],
  isEdited: false,
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

const createCapture = (width: number, picture: string) => ({ width, picture });

test('[E2] a page is shown before and after at the widths at which it differs, a new one as it is, and an unchanged one not', () => {
  const html = renderPairs({
    path: '/',
    before: [createCapture(390, 'a'), createCapture(1440, 'b')],
    after: [createCapture(390, 'a'), createCapture(1440, 'c')],
  });
  expect(html).toContain('src="b" alt="before, 1440 px"');
  expect(html).toContain('src="c" alt="after, 1440 px"');
  expect(html).not.toContain('390');
  expect(renderPairs({ path: '/', before: [], after: [createCapture(390, 'a')] })).toContain('alt="after, 390 px"');
  const same = [createCapture(390, 'a')];
  expect(renderPairs({ path: '/', before: same, after: same })).toBe('<p class="none">It looks as before.</p>');
});

test('[E2, E8] the pages that a change edits come first, then those in which the most differs', () => {
  const { content } = readContent(createContent(), contentDay);
  expect([...findEditedPaths(content, ['brands/kohler/tap.jpg', 'pages/home.yaml'])].sort()).toEqual(['/', '/brand-partners/kohler']);
  const pages = [
    page('Few', 'changed', ['one']),
    page('Many', 'changed', ['one', 'two']),
    { ...page('Edited', 'changed'), isEdited: true },
  ];
  expect(sortByDifference(pages).map(({ name }) => name)).toEqual(['Edited', 'Many', 'Few']);
});

test('[E2] each page of the summary is a link to the preview, but for a removed one', () => {
  const summary = renderSummary({
    ...emptyFindings,
    preview: 'https://preview.example',
    pages: [page('New', 'added', ['New']), page('Old', 'removed')],
  });
  expect(summary).toContain('| [`/new`](https://preview.example/new) | added |');
  expect(summary).toContain('| `/old` | removed |');
});

const createSite = (code: string, edit: (html: string) => string = (html) => html) =>
  new Map(
    ['/', '/careers', '/our-story', '/brand-partners/agape', '/brand-partners/falper'].map((path) => {
      const main = `<p>One</p><p>Two</p><p>Three</p>${picture(`${path}-bath`)}${picture(`${path}-basin`)}<i class="${code}"></i>`;
      const html = createTitledPage(`Page ${path}`, main);
      return [path, `<script src="/app-${code}.js"></script>${path === '/careers' ? html : edit(html)}`];
    }),
  );

/** A title and two pictures of Agape are changed; the home page shows the title too, and one of the two pictures is on the page of Falper. */
const editSite = (html: string) =>
  html
    .replaceAll('Page /brand-partners/agape', 'Agape of Mantua')
    .replace('/static//brand-partners/agape-bath.webp', '/static/other.webp')
    .replace('/static//brand-partners/agape-basin.webp', '/static/another.webp')
    .replace('/static//brand-partners/falper-bath.webp', '/static/other.webp')
    .replace('Page /<', 'Page / with Agape of Mantua<');

test('[E8] pages of which only the menu or the foot differs are counted, and not listed', () => {
  const head = createSite('b', (html) => editSite(html)).set(
    '/our-story',
    createSite('b').get('/our-story')!.replace('Menu', 'Agape of Mantua'),
  );
  const pages = comparePages(createSite('a'), head, new Set());
  expect(pages.at(-1)).toMatchObject({ path: '/our-story', change: 'changed around', parts: ['1 text'] });
  const summary = renderSummary({ ...emptyFindings, pages });
  expect(summary).toContain('This change touches 3 pages');
  expect(summary).toContain('Changes the menu or the foot of 1 other page: 1 text.');
  expect(summary).not.toContain('/our-story');
});

test('[E8] a title and two pictures are changed: the report has exactly the pages that show them, the edited and the most different first, with their pictures', async () => {
  const pages = comparePages(createSite('a'), createSite('b', editSite), new Set(['/brand-partners/agape']));
  const captures = pages.map(({ path }) => ({
    path,
    before: [createCapture(390, `${path}-was`)],
    after: [createCapture(390, `${path}-is`)],
  }));
  const files = new Map<string, string>();
  const findings = { ...emptyFindings, pages: keepDifferent(pages, captures), captures };
  expect(
    await publishReport(
      () => Promise.resolve(findings),
      (name, text) => files.set(name, text),
    ),
  ).toBe(true);
  const shown = Array.from(files.get('index.html')!.matchAll(/<summary><code>([^<]*)<\/code>/g), ([, path]) => path);
  expect(shown).toEqual(['/brand-partners/agape', '/', '/brand-partners/falper']);
  for (const path of shown) expect(files.get('index.html')).toContain(`src="${path!}-was" alt="before, 390 px"`);
  expect(pages.map(({ parts }) => parts)).toEqual([['the title', '2 pictures'], ['the title'], ['1 picture']]);
  expect(files.get('summary.md')).toContain('This change touches 3 pages');
  expect(files.get('summary.md')).toContain('| `/brand-partners/falper` | changed | 1 picture |');
  expect(files.get('index.html')).toContain('<code>/brand-partners/falper</code> <span>changed: 1 picture</span>');
});

test('[E8] a page with other styles that looks as before is left out', () => {
  const restyled = { ...page('Restyled', 'changed'), change: 'looks different' as const };
  const look = (after: string) => [{ path: restyled.path, before: [createCapture(390, 'a')], after: [createCapture(390, after)] }];
  expect([keepDifferent([restyled], look('a')), keepDifferent([restyled], look('b'))]).toEqual([[], [restyled]]);
});

test('[E8] a report that fails, wherever it does, writes a summary that says so, and is not fine', async () => {
  const files = new Map<string, string>();
  const write = (name: string, text: string) => files.set(name, text);
  expect(await publishReport(() => Promise.reject(new Error('The build in base failed.')), write)).toBe(false);
  expect(files.get('summary.md')).toMatch(/^## The report failed\n[^]*The build in base failed\./);
  expect(await publishReport(() => Promise.resolve({ ...emptyFindings, faults: [fault] }), write)).toBe(false);
  expect(files.get('summary.md')).toMatch(/^## The content has faults\n/);
});

test('[E2] a report that fails says so, and why', () => {
  const report = renderFailure(new Error(`${'x'.repeat(9_000)}The build failed.`));
  expect(report).toMatch(/^## The report failed\n/);
  expect(report).toContain('The build failed.\n```');
  expect(report.length).toBeLessThan(5_000);
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

const { jobs } = parse(readFileSync('.github/workflows/pull-request.yml', 'utf8')) as Record<'jobs', Record<string, { steps: Step[] }>>;
const findStep = (job: string, name: string) => jobs[job]!.steps.find(({ uses, run }) => (uses ?? run)!.includes(name))!;

const folder = createTestFolder();

test('[E2] the report is posted as a comment on the pull request, which a later report replaces, and a report that ended before says so', () => {
  const summary = renderSummary(emptyFindings);
  folder.write('summary.md', summary);
  chmodSync(folder.write('gh', '#!/bin/sh\nprintf "%s\\n" "$@"\ncat summary.md\n'), 0o755);
  const PATH = `${folder()}${delimiter}${process.env.PATH!}`;
  const env = { PATH, PULL_REQUEST: 'https://github.example/narra/site/pull/7', RUN: 'https://github.example/runs/1' };
  const comment = () => execFileSync('sh', ['-c', findStep('comment', 'gh pr comment').run!], { cwd: folder(), env, encoding: 'utf8' });
  const options = ['--edit-last', '--create-if-none', '--body-file', 'summary.md'];
  expect(comment()).toBe(['pr', 'comment', env.PULL_REQUEST, ...options, summary].join('\n'));
  rmSync(join(folder(), 'summary.md'));
  expect(comment()).toContain(`## The report failed\n\nIt ended before it compared anything: ${env.RUN}\n`);
  const [upload, download] = [findStep('report', 'upload-artifact'), findStep('comment', 'download-artifact')];
  expect([upload.with!['name'], upload.with!['path']]).toEqual([download.with!['name'], '.reports/pull-request']);
});

test('[E2] the longest report fits into a comment', () => {
  const many = <T>(item: T): T[] => Array<T>(3000).fill(item);
  const fault = { file: `content/${'folder/'.repeat(6)}index.yaml`, line: 100, column: 10, message: 'Words of a message. '.repeat(10) };
  const long = { ...page('Words '.repeat(10), 'changed'), path: `/article/100/${'word-'.repeat(12)}` };
  const text = renderSummary({
    ...emptyFindings,
    warnings: many(fault),
    preview: `https://deploy-preview-1000--${'narra'.repeat(6)}.netlify.app`,
    pages: many(long),
  });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('- and 2960 more');
});
