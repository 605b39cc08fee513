import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { SearchRecord } from '../../domain/search';
import { type RecordHooks, toContentRecord } from '../data/content-records';
import { createMemoryCache } from '../data/record-cache.fixture';
import { maxFullArticles, publishSearchIndex, readSearchRecords, toSearchRecords } from './search-records';
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
    text: 'Bathroom, outdoor · Metal · A foundry. · Iron, clay & brass. · Bonifacio Global City · BGC',
    picture,
  });
  expect(shown).toMatchObject({
    url: '/brand-partners/kohler#collection-counter-basins',
    line: 'Kohler · On show, BGC',
    text: 'Kohler · Bathroom, kitchen · White, slate',
    picture: { src: '/static/c/320.webp', focus: '10% 20%' },
  });
  expect(ordered).toMatchObject({
    kind: 'collection',
    title: 'Vanities',
    line: 'Kohler · To order',
    picture: { src: '/static/wordmarks/kohler.svg', width: 640, height: 640, focus: null },
  });
});

/** The hooks of a build with one entry of each type, and articles of some ids, from the newest. */
function createHooks(articleIds: readonly string[] = ['a']): RecordHooks {
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
    allArticle: articleIds.map((id) => ({
      id,
      path: '/article/9/brass',
      title: 'Brass',
      summary: 'It darkens.',
      event: { starts: '2027-03-06 5:00 PM' },
      picture: createPicture(null),
      blocks: [{ html: '<p>Taps</p>' }, { html: null }],
    })),
  };
  const content = {
    text: { brand: words, document: { file: 'PDF', revised: 'revised', care: 'Care', library: 'Library' } },
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
    const ask = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([field]) => query.match(/\w+/g)!.includes(field)));
    return Promise.resolve({ data: type ? { entries: { nodes: (entries[type] ?? []).map(ask) } } : content });
  };
  const articles = articleIds.map((id) => ({ id, article_id: 9, slug: 'brass', date: '2020-01-01', internal: { contentDigest: '1' } }));
  const sections = [
    { type: 'heading', title: 'A tap of {brands}' },
    { type: 'openings', title: 'Openings', none: 'There is none.' },
    {
      type: 'band',
      title: 'Figures',
      figures: [{ value: '{#years}', label: 'years' }],
      picture: { alt: 'A lamp', caption: 'By the lamp' },
    },
    { type: 'board', lead: 'Collect.', plain: 'Without scripts', messages: { item: 'item' } },
  ];
  const page = { id: 'p', title: 'Work', sections };
  const inputs = [{ label: 'Name', problem: 'Write your name', options: ['One', 'Two'] }];
  const form = { id: 'f', title: 'Ask', heading: 'Ask us', notice: 'Read *it*.', inputs, success: { heading: 'Thank you.' } };
  const nodes: Record<string, object[]> = {
    Article: articles,
    Page: [page],
    ContactForm: [form],
    ContentSite: [{ since: 2000 }],
    Brand: [{}, {}, { draft: true }],
  };
  const getNodesByType = (type: string) => nodes[type] ?? [];
  const getNode = () => ({ audience: 'visitors', year: 2026 });
  return { graphql, getNodesByType, getNode, cache: createMemoryCache() } as unknown as RecordHooks;
}

async function readAll(hooks: RecordHooks): Promise<SearchRecord[]> {
  const records: SearchRecord[] = [];
  for await (const record of readSearchRecords(hooks)) records.push(record);
  return records;
}

test('[P1, P2, W1, W2, W6, W7] pages and entries lead to their own page, questions to their hash, words of visitors to what they mean; what nobody reads on a page is left out', async () => {
  expect(await readAll(createHooks())).toEqual([
    {
      kind: 'answer',
      title: 'Ask for it',
      url: '/contact-us/inquiry',
      line: 'In writing.',
      text: '',
      words: 'magkano, how much',
      picture: null,
    },
    expect.objectContaining({
      kind: 'page',
      url: '/careers',
      line: 'Five people.',
      text: 'A tap of two · Openings · By the lamp · 26 · years · Collect.',
      words: 'gripo faucet',
    }),
    expect.objectContaining({ kind: 'page', title: 'Ask', url: '/contact-us/inquiry', line: 'Write.', text: 'Ask us · Read it.' }),
    expect.objectContaining({
      kind: 'document',
      url: '/documents/care.pdf',
      line: 'Care, PDF, 49\u00a0kB, revised\u00a011/01/2026 · Of brass.',
      text: 'Soap.',
    }),
    expect.objectContaining({ kind: 'document', url: 'https://maker.example', line: 'Library, revised\u00a011/01/2026 · All.' }),
    expect.objectContaining({ kind: 'showroom', url: '/showrooms/bgc', line: '1 Sample Street', text: 'Lit. · Walk. · Below.' }),
    { kind: 'opening', title: 'Intern', url: '/careers/intern', line: 'Library · BGC · Full time', text: 'Help. · Care', picture: null },
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

const root = createTestFolder();

test('[P1, M1] the index is one file, the same for the same content, with each record; a site in maintenance has none, nor its encodings', async () => {
  const hooks = createHooks();
  await publishSearchIndex(hooks, root(), false);
  const index = readFileSync(root('search.json'), 'utf8');
  expect((JSON.parse(index) as SearchRecord[]).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Ask for it', 'Work', 'Care', 'Brass']),
  );
  await publishSearchIndex(createHooks(), root(), false);
  expect(readFileSync(root('search.json'), 'utf8')).toBe(index);
  root.write('search.json.br', 'compressed');
  root.write('search/index.html', '');
  await publishSearchIndex(hooks, root(), true);
  expect(readdirSync(root())).toEqual(['search']);
});

test('[P1] of the oldest articles only the newest have their text in the index; all are found by title, summary and words of visitors', async () => {
  const ids = Array.from({ length: maxFullArticles + 1 }, (_, index) => String(index));
  const records = await readAll(createHooks(ids));
  const articles = records.filter(({ kind }) => kind === 'article');
  expect(articles).toHaveLength(ids.length);
  expect(articles.map(({ text }) => text)).toEqual([...ids.slice(1).map(() => 'Taps'), '']);
  expect(articles.at(-1)).toMatchObject({ title: 'Brass', line: expect.stringContaining('It darkens.'), words: 'gripo faucet' });
});
