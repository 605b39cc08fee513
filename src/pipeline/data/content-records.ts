import type { CreatePagesArgs, NodePluginArgs } from 'gatsby';
import { formatNameList } from '../../domain/brand-filter';
import type { LeadTime, RequestKind } from '../../domain/brands';
import type { ListedDocument } from '../../domain/documents';
import { formatUsDate, getDatePart } from '../../domain/dates';
import { htmlToText } from '../../domain/text';
import { foldSchema, getFields, getJsonSchemas, type JsonSchema, resolveRef, type SchemaFold } from '../../schema/json-schema';
import { type RecordRole, isReference, referenceKinds } from '../../schema/metadata';
import type { WordmarkTile } from '../images/logos';
import { imageQuery, type ImageQueryResult } from '../images/image-files';
import { buildContext, type Publishable, isPublished } from './build-context';
import { getPublishedArticles } from './page-nodes';
import { openRecordCache } from './record-cache';
import { runQuery } from './node-model';

export interface RecordPicture extends ImageQueryResult {
  file: ImageQueryResult['file'] & { name: string };
  alt: string;
  caption: string | null;
  focus: string | null;
}

/** An entry of content as the search and the board see it: the fields of its schema that have a record role. */
export interface ContentRecord {
  /** Its type in lower case. */
  kind: string;
  /** What names it in addresses; empty for a part and for a type that has none. */
  key: string;
  title: string;
  /** The path of its page, where it has one. */
  path: string;
  line: string[];
  text: string[];
  picture: RecordPicture | null;
  pictures: RecordPicture[];
  showrooms: { slug: string; name: string; short_name: string }[];
  requests: RequestKind[];
  finishes: string[];
  leadTime: LeadTime | null;
  /** Those that it names; of a document itself. */
  documents: ListedDocument[];
  /** What shows a part without a picture. */
  wordmark: WordmarkTile | null;
  parts: ContentRecord[];
}

export type RecordHooks = Pick<CreatePagesArgs, 'graphql' | 'getNodesByType' | 'getNode'> & {
  cache: Pick<NodePluginArgs['cache'], 'get' | 'set'>;
};
type Node = Record<string, unknown>;

/** What the data layer adds to a type, and the order of its entries. */
const queries = {
  Brand: { fields: 'wordmark { src color }', sort: '{ order: ASC }' },
  Article: { fields: 'id path blocks { html }', sort: '' },
  Document: { fields: 'kind revised url path: url size', sort: '{ slug: ASC }' },
  Showroom: { fields: 'path', sort: '{ order: ASC }' },
  Opening: { fields: 'key: slug html', sort: '[{ date: DESC }, { slug: ASC }]' },
  Question: { fields: '', sort: '{ position: ASC }' },
} as const;

export type RecordType = keyof typeof queries;

const publication = ['draft', 'date', 'closes'];
/** What is selected of a field whose own fields have no role: of the entries that it names, and of a lead time. */
const referenceSelections: Partial<Record<RecordRole, string>> = {
  showrooms: ' { slug name short_name }',
  documents: ' { title kind revised url size }',
  lead_time: ' { takes said }',
};
const pictureSelection = ` { alt caption focus ${imageQuery} file { name } }`;

const selectionFold: SchemaFold<string> = {
  value: ({ role }) => (isReference(role) ? ` { ${[...new Set([referenceKinds[role].key, referenceKinds[role].label])].join(' ')} }` : ''),
  list: (_, item) => item,
  group: ({ id }, fields) => {
    if (id === 'Picture') return pictureSelection;
    if (id === 'Event') return ' { starts }';
    const used = fields.filter(({ name, schema }) => schema.record || publication.includes(name));
    return ` { ${used.map(({ name, schema, folded }) => name + (referenceSelections[schema.record!] ?? folded)).join(' ')} }`;
  },
  union: () => '',
};

/** The GraphQL selection of the fields that the records of a type are made of. */
const buildRecordSelection = (type: RecordType): string =>
  foldSchema({ $ref: type }, selectionFold).replace(/ }$/, ` ${queries[type].fields} }`);

function toText(value: unknown, schema: JsonSchema): string {
  const { role } = schema.items ?? schema;
  if (isReference(role)) return formatNameList((value as Node[]).map((entry) => entry[referenceKinds[role].label] as string));
  if (Array.isArray(value)) return value.join(', ');
  return role === 'markdown' ? htmlToText(value as string) : String(value);
}

/** The record of an entry, by the record roles of its schema. */
export function toContentRecord(type: string, node: Node): ContentRecord {
  const fields = getFields(getJsonSchemas()[type]!).filter(({ name }) => node[name] !== null && node[name] !== undefined);
  const withRole = (role: RecordRole) => fields.filter(({ schema }) => schema.record === role);
  const textsOf = (role: RecordRole) => withRole(role).map(({ name, schema }) => toText(node[name], schema));
  const listOf = <T>(role: RecordRole) => withRole(role).flatMap(({ name }) => node[name] as T | T[]);
  const days = listOf<{ starts: string }>('event').map(({ starts }) => formatUsDate(getDatePart(starts)));
  const blocks = (node['blocks'] as { html: string | null }[] | undefined) ?? [node as { html?: string }];
  const body = htmlToText(blocks.map(({ html }) => html ?? '').join(' '));
  return {
    kind: type.toLowerCase(),
    key: textsOf('key')[0] ?? (node['key'] as string | undefined) ?? '',
    title: textsOf('title')[0]!,
    path: textsOf('path')[0] ?? (node['path'] as string | undefined) ?? '',
    line: [...days, ...textsOf('line')],
    text: [...(body ? [body] : []), ...textsOf('text'), ...textsOf('finishes')],
    picture: listOf<RecordPicture>('picture')[0] ?? null,
    pictures: listOf('pictures'),
    showrooms: listOf('showrooms'),
    requests: listOf('requests'),
    finishes: listOf<{ name: string }>('finishes').map(({ name }) => name),
    leadTime: listOf<LeadTime>('lead_time')[0] ?? null,
    documents: type === 'Document' ? [node as unknown as ListedDocument] : listOf('documents'),
    wordmark: (node['wordmark'] as WordmarkTile | undefined) ?? null,
    parts: withRole('parts').flatMap(({ name, schema }) =>
      (node[name] as Node[]).map((part) => toContentRecord(resolveRef(schema.items!).id!, part)),
    ),
  };
}

/** The number of articles read at once: ten years of them do not fit in memory. */
const batchSize = 250;

async function readRecordsOfArticles(hooks: RecordHooks, purpose: string, ids: readonly string[]): Promise<Map<string, ContentRecord>> {
  const query = `query ($ids: [String!]!) { entries: allArticle(filter: { id: { in: $ids } }) { nodes${buildRecordSelection('Article')} } }`;
  const records = new Map<string, ContentRecord>();
  for (let at = 0; at < ids.length; at += batchSize) {
    const variables = { ids: ids.slice(at, at + batchSize) };
    const { entries } = await runQuery<{ entries: { nodes: (Node & { id: string })[] } }>(hooks, purpose, query, variables);
    for (const node of entries.nodes) records.set(node.id, toContentRecord('Article', node));
  }
  return records;
}

/** The records of the published articles, from the newest. Those of articles that an earlier build has read are not read again. */
async function* readArticleRecords(hooks: RecordHooks, purpose: string): AsyncGenerator<ContentRecord> {
  const ids = getPublishedArticles(hooks.getNodesByType, buildContext).map(({ id }) => id);
  const known = await openRecordCache<ContentRecord>(hooks);
  const read = await readRecordsOfArticles(
    hooks,
    purpose,
    ids.filter((id) => !known.records.has(id)),
  );
  const records = new Map(ids.map((id) => [id, known.records.get(id) ?? read.get(id)!]));
  await known.store(records);
  yield* records.values();
}

/** The published entries of a type, in an order that stays. `purpose` names what they are for in an error. */
export async function* readContentRecords(hooks: RecordHooks, purpose: string, type: RecordType): AsyncGenerator<ContentRecord> {
  if (type === 'Article') {
    yield* readArticleRecords(hooks, purpose);
    return;
  }
  const { audience, today } = buildContext;
  const query = `{ entries: all${type}(sort: ${queries[type].sort}) { nodes${buildRecordSelection(type)} } }`;
  const { entries } = await runQuery<{ entries: { nodes: (Node & Publishable)[] } }>(hooks, purpose, query);
  for (const node of entries.nodes) if (isPublished(node, audience, today)) yield toContentRecord(type, node);
}
