import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { buildSearchIndex, waitUntilWritten, replaceSearchIndex } from './search-index';
import { type RecordHooks, toContentRecord } from '../data/content-records';
import { createMemoryCache } from '../data/record-cache.fixture';
import { readSearchRecords, type SearchRecord, toSearchRecords } from './search-records';
import { createTestFolder } from '../../../tests/support/test-folder';

const createPicture = (focus: string | null, name = 'a') => ({
  focus,
  file: {
    childImageSharp: {
      gatsbyImageData: {
        width: 2400,
        height: 1600,
        images: { fallback: { srcSet: `/static/${name}/320.webp 320w, /static/${name}/780.webp 780w` } },
      },
    },
  },
});

const brand = {
  title: 'Kohler',
  link: '/brand-partners/kohler',
  origin: 'United States',
  description: 'Basins & taps.',
  lead: 'A foundry.',
  text: '<p>Iron, clay &amp; brass.</p>',
  categories: [{ name: 'Bathroom' }, { name: 'Kitchen' }],
  rooms: [{ name: 'Bathroom' }, { name: 'Outdoor' }],
  materials: [{ name: 'Metal' }],
  showrooms: [{ name: 'Bonifacio Global City', short_name: 'BGC' }],
  hero: createPicture('50% 60%'),
  gallery: [createPicture(null, 'b')],
  wordmark: { src: '/static/wordmarks/kohler.svg', color: '#eddfd0' },
  collections: [
    {
      name: 'Counter basins',
      showrooms: [{ short_name: 'BGC' }],
      picture: createPicture('10% 20%', 'c'),
      finishes: [{ name: 'White' }, { name: 'Slate' }],
    },
    { name: 'Vanities', showrooms: null },
  ],
};
const words = { on_show: 'On show', to_order: 'To order' };

function toRecords(node: Record<string, unknown>): SearchRecord[] {
  const record = toContentRecord('Brand', node);
  return toSearchRecords(record, record, words);
}

test('[P1, G5, W5] a brand is also found by room, material and showroom, and a collection by finishes, with the smallest file of the own picture or else the wordmark', () => {
  const picture = { src: '/static/a/320.webp', width: 320, height: 213, focus: '50% 60%' };
  const [own, shown, ordered] = toRecords(brand);
  expect(own).toEqual({
    kind: 'brand',
    title: 'Kohler',
    url: '/brand-partners/kohler',
    line: 'Bathroom, kitchen · United States',
    text: 'Bathroom, outdoor Metal Basins & taps. A foundry. Iron, clay & brass. Bonifacio Global City BGC',
    picture,
  });
  expect(shown).toMatchObject({
    url: '/brand-partners/kohler#collection-counter-basins',
    line: 'Kohler · On show, BGC',
    text: 'Bathroom, kitchen · White, slate',
    picture: { src: '/static/c/320.webp', focus: '10% 20%' },
  });
  expect(ordered).toMatchObject({
    kind: 'collection',
    title: 'Vanities',
    line: 'Kohler · To order',
    picture: { src: '/static/wordmarks/kohler.svg', width: 640, height: 640, focus: null },
  });
});

test('[P1, P2, W1, W2, W6, W7] pages and entries lead to their own page, questions to their hash, and words of visitors to what they mean', async () => {
  const entries: Record<string, object[]> = {
    allDocument: [
      {
        slug: 'care',
        title: 'Care',
        kind: 'care',
        revised: '2026-11-01',
        path: '/documents/care.pdf',
        size: 48_100,
        summary: 'Of brass.',
        text: '<p>Soap.</p>',
      },
      { slug: 'maker', title: 'Maker', kind: 'library', revised: '2026-11-01', path: 'https://maker.example', size: null, summary: 'All.' },
    ],
    allShowroom: [
      {
        path: '/showrooms/bgc',
        name: 'BGC',
        address: '1 Sample Street',
        lead: 'Lit.',
        directions: '<p>Walk.</p>',
        parking: '<p>Below.</p>',
      },
      { path: '/showrooms/cebu', name: 'Cebu', draft: true },
    ],
    allOpening: [
      { key: 'intern', title: 'Intern', team: 'Library', place: 'BGC', employment: 'Full time', asks: ['Care'], html: '<p>Help.</p>' },
      { title: 'Gone', closes: '2020-01-01' },
    ],
    allQuestion: [{ question: 'Who?', answer: '<p>We, <a href="/">us</a>.</p>' }],
    allArticle: [
      {
        id: 'a',
        path: '/article/9/brass',
        title: 'Brass',
        summary: 'It darkens.',
        event: { starts: '2027-03-06 5:00 PM' },
        picture: createPicture(null),
        blocks: [{ html: '<p>Taps</p>' }, { html: null }],
      },
    ],
  };
  const content = {
    text: { brand: words, document: { file: 'PDF', revised: 'Revised', care: 'Care', library: 'Library' } },
    navigation: { bar: [{ to: '/contact-us/inquiry' }] },
    vocabulary: {
      nodes: [
        { words: ['gripo', 'faucet'], means: 'tap', answer: null },
        { words: ['magkano', 'how much'], means: null, answer: { title: 'Ask for it', text: 'In writing.', to: '/contact-us/inquiry' } },
      ],
    },
    pages: {
      nodes: [
        {
          id: 'p',
          title: 'Work',
          description: 'Five people.',
          path: '/careers',
          guards: null,
          picture: null,
          sections: [{ __typename: 'OpeningsSection' }],
        },
        { id: 'm', title: 'Closed', description: '', path: '/maintenance', guards: ['maintenance'], picture: null, sections: [] },
      ],
    },
    forms: { nodes: [{ id: 'f', title: 'Ask', description: 'Write.', type: 'inquiry', picture: null }] },
    privacy: { id: 'n' },
    accessibility: { id: 's' },
  };
  const graphql = (query: string) => {
    const [type = ''] = /all(?:Brand|Document|Showroom|Opening|Question|Article)/.exec(query) ?? [];
    return Promise.resolve({ data: type ? { entries: { nodes: entries[type] ?? [] } } : content });
  };
  const article = { id: 'a', article_id: 9, slug: 'brass', date: '2020-01-01', internal: { contentDigest: '1' } };
  const page = { id: 'p', title: 'Work', sections: [{ type: 'heading', title: 'A tap of {brands}' }] };
  const form = { id: 'f', title: 'Ask', notice: 'Read *it*.' };
  const nodes: Record<string, object[]> = { Article: [article], Page: [page], ContactForm: [form] };
  const getNodesByType = (type: string) => nodes[type] ?? [];
  const hooks = { graphql, getNodesByType, cache: createMemoryCache() } as unknown as RecordHooks;
  const records: SearchRecord[] = [];
  for await (const record of readSearchRecords(hooks)) records.push(record);
  expect(records).toEqual([
    {
      kind: 'answer',
      title: 'Ask for it',
      url: '/contact-us/inquiry#answer-1',
      line: 'In writing.',
      text: '',
      words: 'magkano, how much',
      picture: null,
    },
    expect.objectContaining({ kind: 'page', url: '/careers', line: 'Five people.', text: 'Work A tap of', words: 'gripo faucet' }),
    expect.objectContaining({ kind: 'page', title: 'Ask', url: '/contact-us/inquiry', line: 'Write.', text: 'Ask Read it.' }),
    expect.objectContaining({
      kind: 'document',
      url: '/documents/care.pdf',
      line: 'PDF, 49 kB · Care · Revised 11/01/2026 · Of brass.',
      text: 'Soap.',
    }),
    expect.objectContaining({ kind: 'document', url: 'https://maker.example', line: 'Library · Revised 11/01/2026 · All.' }),
    expect.objectContaining({ kind: 'showroom', url: '/showrooms/bgc', line: '1 Sample Street', text: 'Lit. Walk. Below.' }),
    { kind: 'opening', title: 'Intern', url: '/careers/intern', line: 'Library · BGC · Full time', text: 'Help. Care', picture: null },
    expect.objectContaining({ url: '/contact-us/inquiry#question-0-header', line: 'We, us.' }),
    expect.objectContaining({
      kind: 'article',
      url: '/article/9/brass',
      line: '03/06/2027 · It darkens.',
      text: 'Taps',
      words: 'gripo faucet',
    }),
  ]);
});

async function* toAsyncIterable(records: readonly SearchRecord[]) {
  yield* await Promise.resolve(records);
}

const root = createTestFolder();
test('[P1] an index has a fragment for each record, and only files that are fetched', async () => {
  await buildSearchIndex(toAsyncIterable(toRecords(brand)), 'en', root());
  expect(readdirSync(root()).sort()).toEqual([
    'filter',
    'fragment',
    'index',
    'pagefind-entry.json',
    expect.stringMatching(/^pagefind\.en_[0-9a-f]{10}\.pf_meta$/),
    'pagefind.js',
    'wasm.en.pagefind',
  ]);
  expect(readdirSync(root('fragment'))).toHaveLength(3);
});

/** Writes an index with one fragment. */
const writeIndex =
  (version: string, fragment: string) =>
  (folder: string): Promise<void> => {
    mkdirSync(join(folder, 'fragment'), { recursive: true });
    writeFileSync(join(folder, 'entry.json'), version);
    writeFileSync(join(folder, 'fragment', fragment), '');
    return Promise.resolve();
  };

test('[P1, M1] a new index replaces the previous one completely, and files of an aborted build; one that cannot be written leaves the previous one; a site in maintenance has none', async () => {
  await replaceSearchIndex(root(), writeIndex('1', 'a'));
  root.write('pagefind.new/half', '');
  await replaceSearchIndex(root(), writeIndex('2', 'b'));
  expect(readdirSync(root())).toEqual(['pagefind']);
  expect(readdirSync(root('pagefind')).sort()).toEqual(['entry.json', 'fragment']);
  expect(readdirSync(root('pagefind', 'fragment'))).toEqual(['b']);
  expect(readFileSync(root('pagefind', 'entry.json'), 'utf8')).toBe('2');
  await replaceSearchIndex(root(), writeIndex('1', 'a'));
  await expect(replaceSearchIndex(root(), () => Promise.reject(new Error('no space left')))).rejects.toThrow('no space left');
  expect(readFileSync(root('pagefind', 'entry.json'), 'utf8')).toBe('1');
  await replaceSearchIndex(root(), writeIndex('1', 'a'));
  await replaceSearchIndex(root(), null);
  expect(existsSync(root('pagefind'))).toBe(false);
  expect(readdirSync(root())).toEqual([]);
});

test('[P1] an index is complete once its last files are written, and an error names a file that is not', async () => {
  const compressed = gzipSync('{"url":"/"}');
  const files = [
    ['pagefind-entry.json', Buffer.of(), Buffer.from('{}')] as const,
    ['en_1.pf_fragment', compressed.subarray(0, -4), compressed] as const,
  ];
  for (const [path, begun, whole] of files) {
    root.write(path, begun);
    await expect(waitUntilWritten(root(), 0)).rejects.toThrow(`${root(path)} is not complete`);
    await waitUntilWritten(root(), 60_000, () => Promise.resolve(root.write(path, whole)));
  }
});
