import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { createTestFolder } from '../support/test-folder';
import { comparePages, type PageChange } from './compare-pages';
import { listBuiltPaths, listLivePaths, type PageContent, readFolder, readLive, readPages, surroundings, toPageContent } from './page-data';
import { emptyFindings, publishReport, renderSummary } from './render-report';

const createPicture = (name: string, digest: string, alt: string, focus: string | null = null) => ({
  ...{ alt, caption: null, focus },
  file: {
    childImageSharp: { gatsbyImageData: { width: 2400, images: { fallback: { src: `/static/${digest.repeat(32)}/fc0c4/${name}.webp` } } } },
  },
  phone: { width: 800, sources: [{ type: 'image/avif', srcSet: '/static/tall/0d5a-480.avif 480w' }] },
});

const brandData = {
  site: { name: 'Narra' },
  brand: {
    title: 'Agape',
    description: 'Baths of Agape.',
    jsonLd: '{"name":"Agape"}',
    ogImage: { src: '/static/share/0d5a.jpg', alt: 'A bath' },
    logo: { src: '/static/logos/agape-0d5aac3ff0ad.svg', ratio: 2 },
    text: '<p>One of <a href="/service">us</a>.</p>\n<p>Two &amp; three.</p>',
    hero: createPicture('bath', 'a', 'A bath', '50% 60%'),
    founded: 1973,
    drawing: '<svg viewBox="0 0 8 6"><text>820</text></svg>',
    collections: [{ __typename: 'Collection', name: 'Baths' }],
  },
};

test('[E2, E8] the words and pictures of a page are read from its data, without what no visitor reads', () => {
  const { title, description, lines, pictures } = toPageContent(brandData);
  expect([title, description]).toEqual(['Agape', 'Baths of Agape.']);
  expect(lines).toEqual(['One of us.', '/service', 'Two & three.', 'A bath', '1973', '820', 'Baths']);
  expect(pictures.map(({ name }) => name)).toEqual(['agape', 'bath', 'a drawing']);
  const meta = { page: { meta: { title: 'Our story', description: 'Since 1962.' }, sections: [{ title: 'A counter' }] } };
  expect(toPageContent(meta)).toEqual({ title: 'Our story', description: 'Since 1962.', lines: ['A counter'], pictures: [] });
});

const agape = toPageContent(brandData);
const compare = (edit: Partial<PageContent>) => comparePages(new Map([['/agape', agape]]), new Map([['/agape', { ...agape, ...edit }]]));
const [logo, bath, drawing] = agape.pictures as [PageContent['pictures'][0], PageContent['pictures'][0], PageContent['pictures'][0]];

test('[E8] what differs of a page is its title, description, texts, and pictures by their names, or else their order', () => {
  const differ = (edit: Partial<PageContent>) => compare(edit).map(({ parts }) => parts);
  expect(differ({})).toEqual([]);
  expect(differ({ title: 'Agape of Mantua' })).toEqual([['the title']]);
  expect(differ({ description: 'Basins.' })).toEqual([['the description']]);
  expect(differ({ lines: ['One of us all.', ...agape.lines.slice(1, -1)] })).toEqual([['2 texts']]);
  expect(differ({ lines: agape.lines.toReversed() })).toEqual([['the order']]);
  expect(differ({ pictures: [bath, logo, drawing] })).toEqual([['the order']]);
  expect(differ({ pictures: [logo, { key: 'b', name: 'basin' }, drawing] })).toEqual([['the picture bath → basin']]);
  expect(differ({ pictures: [logo, { key: 'b', name: 'bath' }, drawing] })).toEqual([['the picture bath: the file or its crop']]);
  expect(differ({ pictures: [logo] })).toEqual([['the pictures bath, a drawing, removed']]);
  expect(differ({ pictures: [...agape.pictures, bath, bath] })).toEqual([['the pictures bath, new']]);
});

test('[E8] another file of the same name, and another point that stays in view, are another picture; another build of the file is none', () => {
  const keyOf = (...args: Parameters<typeof createPicture>) =>
    toPageContent({ page: { meta: {}, hero: createPicture(...args) } }).pictures[0]!.key;
  const keys = [keyOf('bath', 'a', ''), keyOf('bath', 'b', ''), keyOf('bath', 'a', '', '10% 10%'), keyOf('basin', 'a', '')];
  expect(new Set(keys).size).toBe(4);
  const rebuilt = JSON.stringify(createPicture('bath', 'a', '')).replace('fc0c4', '79d4c');
  expect(toPageContent({ page: { meta: {}, hero: JSON.parse(rebuilt) as object } }).pictures[0]!.key).toBe(keys[0]);
});

const createContent = (title: string, ...lines: string[]): PageContent => ({ title, description: '', lines, pictures: [] });

test('[E2, E8] only the pages that differ are listed, those first in which the most does, added and removed ones too', () => {
  const toPages = (pages: Record<string, string[]>) =>
    new Map(Object.entries(pages).map(([path, lines]) => [path, createContent(path, ...lines)]));
  const base = toPages({ '/': ['One'], '/careers': ['One', 'Two'], '/gone': ['One'], '/story': ['One'], [surroundings]: ['Menu'] });
  const head = toPages({ '/': ['Two'], '/careers': ['Three', 'Four'], '/new': ['One', 'Two'], '/story': ['One'], [surroundings]: ['Bar'] });
  expect(comparePages(base, head).map(({ path, change }) => [path, change])).toEqual([
    ['/careers', 'changed'],
    ['/', 'changed'],
    [surroundings, 'changed'],
    ['/new', 'added'],
    ['/gone', 'removed'],
  ]);
  expect(comparePages(toPages({ '/': [] }), toPages({ '/': [], [surroundings]: ['Bar'] }))).toEqual([]);
});

const root = createTestFolder();
const writeData = (path: string, data: object, hashes = ['7']) =>
  root.write(
    `page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`,
    JSON.stringify({ path, result: { data }, staticQueryHashes: hashes }),
  );

test('[E2] the pages of a build are compared with those of the published site, which are fetched', async () => {
  writeData('/', { page: { meta: { title: 'Home', description: '' }, sections: [{ title: 'One' }] } });
  writeData('/new', { page: { meta: { title: 'New', description: '' }, sections: [] } });
  writeData('/404.html', { page: {} });
  root.write('page-data/sq/d/7.json', JSON.stringify({ data: { navigation: { label: 'Bar' } } }));
  const paths = listBuiltPaths(root());
  expect(paths).toEqual(['/', '/new']);
  const asked: string[] = [];
  const published: Record<string, string> = {
    '/sitemap.xml':
      '<urlset><url><loc>https://live.example/</loc></url><url><loc>https://live.example/gone</loc></url><url><loc>https://live.example/a.pdf</loc></url></urlset>',
    '/page-data/index/page-data.json': JSON.stringify({
      result: { data: { page: { meta: { title: 'Home' }, sections: [{ title: 'Two' }] } } },
      staticQueryHashes: ['6'],
    }),
    '/page-data/gone/page-data.json': JSON.stringify({ result: { data: { page: { meta: { title: 'Gone' } } } }, staticQueryHashes: [] }),
    '/page-data/sq/d/6.json': JSON.stringify({ data: { navigation: { label: 'Menu' } } }),
  };
  const request = (url: string) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return Promise.resolve(new Response(published[pathname] ?? '', { status: pathname in published ? 200 : 404 }));
  };
  const read = readLive('https://live.example', request as typeof fetch);
  expect(await listLivePaths(read)).toEqual(['/', '/gone']);
  const changes = comparePages(await readPages(read, ['/', '/new', '/gone']), await readPages(readFolder(root()), paths));
  expect(changes.map(({ name, change }) => [name, change])).toEqual([
    ['Home', 'changed'],
    [surroundings, 'changed'],
    ['Gone', 'removed'],
    ['New', 'added'],
  ]);
  expect(changes[0]).toMatchObject({ removedLines: ['Two'], addedLines: ['One'] });
  await expect(readLive('https://live.example', () => Promise.reject(new TypeError('fetch failed')))('/')).rejects.toThrow(
    'https://live.example could not be read: fetch failed',
  );
  await expect(readLive('https://live.example', () => Promise.resolve(new Response('', { status: 503 })))('/')).rejects.toThrow(
    'answered 503',
  );
});

const fault = { file: 'content/faq.yaml', line: 1, column: 1, message: 'Wrong. Right.' };
const page = (name: string, change: PageChange['change'], edit: Partial<PageChange> = {}): PageChange => ({
  ...{ path: `/${name.toLowerCase()}`, name, change, parts: [], addedLines: [], removedLines: [] },
  ...edit,
});

test('[E2, E8] the summary has what differs of each page, its words, and a link to it on the preview and on the published site', () => {
  const summary = renderSummary({
    ...emptyFindings,
    ...{ live: 'https://live.example', preview: 'https://preview.example', warnings: [fault] },
    pages: [
      page('Agape', 'changed', { parts: ['the title', '1 text'], removedLines: ['A bath'], addedLines: ['A basin', 'x'.repeat(400)] }),
      page('New', 'added'),
      page('Old', 'removed'),
      page(surroundings, 'changed', { path: surroundings, parts: ['1 text'] }),
    ],
  });
  expect(summary).toMatch(/^## This change touches 4 pages\n/);
  expect(summary).toContain('- `content/faq.yaml:1:1` Wrong. Right.');
  expect(summary).toContain('| [Agape](https://preview.example/agape) | [published](https://live.example/agape) | the title, 1 text |');
  expect(summary).toContain('| [New](https://preview.example/new) | – | added |');
  expect(summary).toContain('| Old | [published](https://live.example/old) | removed |');
  expect(summary).toContain(`| ${surroundings} | – | 1 text |`);
  expect(summary).toContain('````diff\n- A bath\n+ A basin\n+ xxx');
  expect(summary).not.toContain('x'.repeat(200));
  expect(renderSummary(emptyFindings)).toMatch(/^## No page reads differently\n/);
});

test('[E8] a report writes a summary whatever fails: content with faults, a published site that does not answer, the build', async () => {
  const texts: string[] = [];
  const publish = (find: Parameters<typeof publishReport>[0]) => publishReport(find, (text) => texts.push(text));
  expect(await publish(() => Promise.resolve({ ...emptyFindings, faults: [fault] }))).toBe(false);
  expect(await publish(() => Promise.resolve({ ...emptyFindings, problem: 'It could not be read.' }))).toBe(true);
  expect(await publish(() => Promise.reject(new Error('The build failed.')))).toBe(false);
  expect(texts.map((text) => text.split('\n', 1)[0])).toEqual([
    '## The content has faults',
    '## The pages could not be compared',
    '## The report failed',
  ]);
  expect(texts[1]).toContain('It could not be read.');
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

const { jobs } = parse(readFileSync('.github/workflows/pull-request.yml', 'utf8')) as Record<'jobs', Record<string, { steps: Step[] }>>;
const findStep = (job: string, name: string) => jobs[job]!.steps.find(({ uses, run }) => (uses ?? run)!.includes(name))!;

test('[E2] the report is posted as a comment on the pull request, which a later report replaces, and a report that ended before says so', () => {
  const summary = renderSummary(emptyFindings);
  root.write('summary.md', summary);
  chmodSync(root.write('gh', '#!/bin/sh\nprintf "%s\\n" "$@"\ncat summary.md\n'), 0o755);
  const PATH = `${root()}${delimiter}${process.env.PATH!}`;
  const env = { PATH, PULL_REQUEST: 'https://github.example/narra/site/pull/7', RUN: 'https://github.example/runs/1' };
  const comment = () => execFileSync('sh', ['-c', findStep('comment', 'gh pr comment').run!], { cwd: root(), env, encoding: 'utf8' });
  const options = ['--edit-last', '--create-if-none', '--body-file', 'summary.md'];
  expect(comment()).toBe(['pr', 'comment', env.PULL_REQUEST, ...options, summary].join('\n'));
  rmSync(join(root(), 'summary.md'));
  expect(comment()).toContain(`## The report failed\n\nIt ended before it compared anything: ${env.RUN}\n`);
  const [upload, download] = [findStep('report', 'upload-artifact'), findStep('comment', 'download-artifact')];
  expect([upload.with!['name'], upload.with!['path']]).toEqual([download.with!['name'], '.reports/pull-request']);
});

test('[E2] the longest report fits into a comment', () => {
  const many = <T>(item: T): T[] => Array<T>(3000).fill(item);
  const long = { file: `content/${'folder/'.repeat(6)}index.yaml`, line: 100, column: 10, message: 'Words of a message. '.repeat(10) };
  const words = many('Words of a line. '.repeat(40));
  const text = renderSummary({
    ...emptyFindings,
    warnings: many(long),
    live: `https://${'narra'.repeat(6)}.example`,
    preview: `https://deploy-preview-1000--${'narra'.repeat(6)}.netlify.app`,
    pages: many(
      page('Words '.repeat(10), 'changed', {
        ...{ path: `/article/100/${'word-'.repeat(12)}`, parts: ['the title', '3000 texts'] },
        ...{ addedLines: words, removedLines: words },
      }),
    ),
  });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('- and 2960 more');
});
