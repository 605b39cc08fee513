import { beforeAll, expect, test } from '@jest/globals';
import type { CreateSchemaCustomizationArgs, NodeInput, SourceNodesArgs } from 'gatsby';
import { createNoticeVersion } from './build-assets';
import { createBuildContextNodes } from './build-context';
import { createFieldExtensions } from './field-extensions';
import type { NodeModel } from './node-model';
import { type ArticleNode, findReservationPath } from './reservations';
import { showroomResolvers, getReadingMinutes } from './resolvers';

type Resolve = (source: object, args: object, context: { nodeModel: NodeModel }, info: { fieldName: string }) => unknown;
interface Extension {
  name: string;
  extend: (args: object) => { resolve: Resolve };
}

function getResolver(name: string, args: object = {}): Resolve {
  const made: Extension[] = [];
  createFieldExtensions(
    { actions: { createFieldExtension: (one: Extension) => made.push(one) } } as unknown as CreateSchemaCustomizationArgs,
    { readText: () => Promise.reject(new Error('No file is read.')) },
  );
  return made.find((one) => one.name === name)!.extend(args).resolve;
}

const contextNodes: Record<string, object> = {};

beforeAll(() =>
  createBuildContextNodes(
    {
      actions: { createNode: (node: NodeInput) => void (contextNodes[node.id] = node) },
      createContentDigest: String,
    } as unknown as SourceNodesArgs,
    { audience: 'visitors', today: '2031-02-21', origin: null },
  ),
);

function createNodeModel(nodes: Record<string, object[]>): NodeModel {
  const parents: Record<string, object> = { file: { children: ['a', 'b', 'c'] }, ...contextNodes };
  return {
    findAll: ({ type }) => Promise.resolve({ entries: nodes[type] ?? [] }),
    findOne: () => Promise.resolve(null),
    getNodesByIds: ({ ids, type }) => ids.flatMap((id) => (nodes[type] ?? []).filter((node) => 'id' in node && node.id === id)),
    getNodeById: ({ id }) => parents[id] ?? null,
  };
}

const articles = [
  { id: '1', parent: 'x' },
  { id: '4', parent: 'x' },
];

test('[B2, W7] entries without a place of their own are in the order of their slugs, wherever the project is', async () => {
  // Gatsby's ids depend on the path of the project.
  const documents = ['stone', 'brass', 'tile'].map((slug, at) => ({ id: String(at), parent: 'x', slug }));
  const list = getResolver('nodes', { type: 'Document' })(
    {},
    {},
    { nodeModel: createNodeModel({ Document: documents }) },
    { fieldName: 'all' },
  );
  expect(((await list) as typeof documents).map(({ slug }) => slug)).toEqual(['brass', 'stone', 'tile']);
});

test('a growing list has the entries that its page selects, and queries no others', () => {
  const nodeModel = createNodeModel({ Article: articles });
  nodeModel.findAll = () => Promise.reject(new Error('all were asked for'));
  const list = (ids?: string[]) => getResolver('nodesByIds', { type: 'Article' })({}, { ids }, { nodeModel }, { fieldName: 'articles' });
  expect(list(['4', '1'])).toEqual([articles[1], articles[0]]);
  expect(list()).toEqual([]);
});

test('[R2] brands have their own order, entries of a file the order of the file', async () => {
  const nodeModel = createNodeModel({
    Brand: [
      { id: 'b', parent: 'x', order: 2 },
      { id: 'a', parent: 'x', order: 1 },
    ],
    Showroom: [
      { id: 'c', parent: 'file' },
      { id: 'a', parent: 'file' },
    ],
  });
  const ids = async (type: string) =>
    ((await getResolver('nodes', { type })({}, {}, { nodeModel }, { fieldName: '' })) as { id: string }[]).map(({ id }) => id);
  await expect(ids('Brand')).resolves.toEqual(['a', 'b']);
  await expect(ids('Showroom')).resolves.toEqual(['a', 'c']);
  expect(getResolver('position')({ id: 'c', parent: 'file' }, {}, { nodeModel }, { fieldName: 'position' })).toBe(2);
});

test('[R2, F4] every count includes a seventeenth brand and another year of the build', async () => {
  const nodeModel = createNodeModel({
    Brand: Array.from({ length: 17 }, (_, at) => ({ id: String(at) })),
    ContentSite: [{ since: 1962, until: 2024 }],
  });
  const read = (value: unknown) => getResolver('copy')({ title: value }, {}, { nodeModel }, { fieldName: 'title' });
  await expect(read('{Brands} partners, {#years} years')).resolves.toBe('Seventeen partners, 69 years');
  await expect(read(['{brands}', 'plain'])).resolves.toEqual(['seventeen', 'plain']);
  expect(read(undefined)).toBeUndefined();
  const prose = getResolver('markdown')({ text: 'All **{brands}** of them.' }, {}, { nodeModel }, { fieldName: 'text' });
  await expect(prose).resolves.toBe('<p>All <strong>seventeen</strong> of them.</p>\n');
});

test('[C3] a brand that is a draft is neither listed nor counted for visitors', async () => {
  const nodeModel = createNodeModel({
    Brand: [
      { id: 'a', parent: 'x', order: 1 },
      { id: 'b', parent: 'x', order: 2, draft: true },
    ],
    ContentSite: [{ since: 1962, until: 2024 }],
  });
  const list = (await getResolver('nodes', { type: 'Brand' })({}, {}, { nodeModel }, { fieldName: 'partners' })) as { id: string }[];
  expect(list.map(({ id }) => id)).toEqual(['a']);
  await expect(getResolver('copy')({ title: '{#brands}' }, {}, { nodeModel }, { fieldName: 'title' })).resolves.toBe('1');
});

test('[P1] a field of the schema holds the first section of a type, or the path of the page that lists everything of a type', async () => {
  const board = { type: 'board', title: 'Board' };
  const nodeModel = createNodeModel({
    Page: [
      { id: 'a', parent: 'x', path: '/', sections: [{ type: 'hero' }, { type: 'latest-articles' }] },
      { id: 'b', parent: 'x', path: '/plans', sections: [{ type: 'openings' }, board] },
    ],
    Navigation: [{ bar: [{ to: '/plans' }, { to: '/contact-us/trade' }] }],
  });
  const resolve = (extension: string, type: string) => getResolver(extension, { type })({}, {}, { nodeModel }, { fieldName: '' });
  await expect(resolve('firstSection', 'BoardSection')).resolves.toBe(board);
  await expect(resolve('firstSection', 'NewsSection')).resolves.toBeNull();
  await expect(resolve('indexPath', 'Opening')).resolves.toBe('/plans');
  await expect(resolve('indexPath', 'Article')).resolves.toBeNull();
  await expect(resolve('indexPath', 'Question')).resolves.toBe('/contact-us/trade');
});

const showroomModel = {
  getNodeById: ({ id }: { id: string }) => (id === 'build-day' ? { audience: 'visitors', today: '2026-12-25' } : null),
} as unknown as NodeModel;

test.each([
  ['lists its holidays from the day of the build on', 'upcoming_holidays', 4],
  ['names those of the day of the build and of the week after it', 'near_holidays', 3],
] as const)('[W1] a showroom %s', (_, field, end) => {
  const holidays = ['2026-12-24', '2026-12-25', '2027-01-01', '2027-01-02'].map((date) => ({ date }));
  const resolve = (source: { holidays?: typeof holidays }) =>
    showroomResolvers[field].resolve({ slug: 'bgc', ...source }, {}, { nodeModel: showroomModel });
  expect(resolve({ holidays })).toEqual(holidays.slice(1, end));
  expect(resolve({})).toEqual([]);
});

const eventField = { name: 'event', options_from: 'events', from_link: true };
const createFormModel = (inputs: object[]) => {
  const entries = ['inquiry', 'event'].map((type) => ({ type, inputs: type === 'event' ? inputs : [] }));
  return {
    findAll: () => Promise.resolve({ entries }),
    getNodeById: () => ({ audience: 'visitors', today: '2026-12-25' }),
  } as unknown as NodeModel;
};

const createArticle = (event: ArticleNode['event']) =>
  ({ article_id: 7, slug: 'an-evening', date: '2026-11-01', title: 'An evening', event }) as unknown as ArticleNode;
const createEvent = (day: string) => ({ starts: `${day}T17:00`, ends: `${day}T20:00` }) as NonNullable<ArticleNode['event']>;

test.each([
  ['an event to come', createArticle(createEvent('2026-12-26')), [eventField], '/contact-us/event?event=7-an-evening'],
  ['an event of the day', createArticle(createEvent('2026-12-25')), [eventField], '/contact-us/event?event=7-an-evening'],
  ['an event that is over', createArticle(createEvent('2026-12-24')), [eventField], null],
  ['an article that is no event', createArticle(null), [eventField], null],
  ['an event without a form for it', createArticle(createEvent('2026-12-26')), [{ ...eventField, from_link: false }], null],
])('[W6] the form that reserves a place at %s', async (_title, article, inputs, path) => {
  expect(await findReservationPath(article, createFormModel(inputs))).toBe(path);
});

test('reading takes at least a minute, and about 238 words a minute', () => {
  expect(getReadingMinutes('')).toBe(1);
  expect(getReadingMinutes('word '.repeat(238 * 3))).toBe(3);
  expect(getReadingMinutes('## don’t count *marks* — 12 – or digits')).toBe(1);
});

test('[A6] the version of a notice changes with the whole notice and with the text beside the consent', () => {
  const version = createNoticeVersion('1-1a2b3c4d', 'We keep it.');
  expect(version).toMatch(/^1-1a2b3c4d [0-9a-f]{12}$/);
  expect([createNoticeVersion('2-1a2b3c4d', 'We keep it.'), createNoticeVersion('1-1a2b3c4d', 'We sell it.')]).not.toContain(version);
});
