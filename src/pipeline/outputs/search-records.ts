import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getCollectionAnchor, getHeaderAnchor, getQuestionAnchor } from '../../domain/anchors';
import { accessibilityPath, applyTrailingSlash, getContactPath, getOpeningPath, isUnlistedPath, privacyPath } from '../../domain/routes';
import { contentEncodings } from '../../domain/content-encodings';
import { type SearchKind, type SearchRecord, searchIndexPath } from '../../domain/search';
import { isMaintenance, trailingSlash } from '../../domain/site-settings';
import { interpolateCounts } from '../markup/count-tokens';
import { documentKinds, type DocumentLabels, formatDocumentFacts } from '../../domain/documents';
import { htmlToText } from '../../domain/text';
import { contentKinds } from '../../schema/content-kinds';
import type { VocabularyEntry } from '../../schema/lists';
import { collectAnnotatedValues } from '../check/read/content-model';
import { mentions } from '../check/rules/references';
import { type ContentRecord, type RecordPicture, readContentRecords, type RecordHooks, type RecordType } from '../data/content-records';
import { runQuery } from '../data/node-model';
import { countContent } from '../data/build-context';
import { findContactPath, findIndexPage } from '../data/section-paths';
import { renderMarkdown } from '../markup/markdown';
import { parseImageCandidates, imageQuery } from '../images/image-files';
import { wordmarkTileSize, type WordmarkTile } from '../images/logos';
import { writeFiles } from './write-files';

/** Where a record is found, and the picture of that page for a record that has none. */
interface RecordPage {
  path: string;
  picture?: ThumbnailSource | null;
  /** What stands before the line of the record. */
  facts?: string;
}

type ThumbnailSource = Pick<RecordPicture, 'focus' | 'file'>;

/** The messages that a record takes from content/text.yaml. */
interface SearchRecordLabels {
  on_show: string;
  to_order: string;
}

const joinParts = (parts: readonly string[]): string => parts.join(' · ');

/** The smallest file of a picture. */
function toThumbnail(picture: ThumbnailSource | null | undefined): SearchRecord['picture'] {
  if (!picture) return null;
  const { path, width, height } = parseImageCandidates(picture).reduce((one, other) => (other.width < one.width ? other : one));
  return { src: path, width, height, focus: picture.focus };
}

/** The thumbnail of a part without a picture. */
const fromWordmark = ({ src }: WordmarkTile): SearchRecord['picture'] => ({
  src,
  width: wordmarkTileSize,
  height: wordmarkTileSize,
  focus: null,
});

const toSearchUrl = (path: string): string => applyTrailingSlash(path, trailingSlash);

/** What the search finds of an entry: itself, and each of its parts, which lead to their place on its page. */
export function toSearchRecords(record: ContentRecord, page: RecordPage, words: SearchRecordLabels): SearchRecord[] {
  const { kind, title, line, text, picture, parts, showrooms, wordmark } = record;
  const places = new Set(showrooms.flatMap(({ name, short_name }) => [name, short_name]));
  const own = {
    title,
    url: toSearchUrl(page.path),
    line: joinParts([...(page.facts ? [page.facts] : []), ...line]),
    text: joinParts([...text, ...places]),
    picture: toThumbnail(picture ?? page.picture),
  };
  return [
    { kind: kind as SearchKind, ...own },
    ...parts.map((part): SearchRecord => {
      const floors = part.showrooms.map(({ short_name }) => short_name).join(', ');
      return {
        kind: part.kind as SearchKind,
        title: part.title,
        url: toSearchUrl(`${page.path}#${getCollectionAnchor(part.title)}`),
        line: joinParts([title, floors ? `${words.on_show}, ${floors}` : words.to_order]),
        text: joinParts([title, line[0] ?? '', ...part.text]),
        picture: toThumbnail(part.picture) ?? (wordmark && fromWordmark(wordmark)),
      };
    }),
  ];
}

interface PageHead {
  id: string;
  title: string;
  description: string;
  picture: RecordPage['picture'];
}

interface Content {
  text: { brand: SearchRecordLabels; document: DocumentLabels };
  navigation: { bar: { to: string | null }[] };
  vocabulary: { nodes: VocabularyEntry[] };
  pages: { nodes: (PageHead & { path: string; guards: readonly string[] | null; sections: { __typename: string }[] })[] };
  forms: { nodes: (PageHead & { type: string })[] };
  privacy: { id: string };
  accessibility: { id: string };
}

const head = `id title description picture { focus ${imageQuery} }`;
const query = `{
  text: contentText { brand { on_show to_order } document { file revised ${documentKinds.join(' ')} } }
  navigation { bar { to } }
  vocabulary: allVocabularyEntry { nodes { words means answer { title text to } } }
  pages: allPage(sort: { path: ASC }) { nodes { ${head} path guards sections { __typename } } }
  forms: allContactForm(sort: { type: ASC }) { nodes { ${head} type } }
  privacy: privacyNotice { id }
  accessibility: accessibilityStatement { id }
}`;

const queryPurpose = 'the search';

const errorPath = '/404';

const toText = (role: string, value: string): string => htmlToText(role === 'markdown' ? renderMarkdown(value) : value);

/** What the search finds of the pages and forms themselves: their own texts, not those of the entries that they list. */
async function readPageRecords(
  { getNode, getNodesByType }: RecordHooks,
  { pages, forms, privacy, accessibility }: Content,
): Promise<SearchRecord[]> {
  const counts = await countContent({
    findAll: ({ type }) => Promise.resolve({ entries: getNodesByType(type) }),
    getNodeById: ({ id }) => getNode(id),
  });
  const readTexts = (type: 'Page' | 'ContactForm' | 'PrivacyNotice' | 'AccessibilityStatement', id: string): string[] => {
    const kind = contentKinds.find((one) => one.type === type)!;
    const node = getNodesByType(type).find((one) => one.id === id);
    return collectAnnotatedValues(kind, node)
      .filter(({ role, isUnread }) => (role === 'copy' || role === 'markdown') && !isUnread)
      .map(({ role, value }) => toText(role, interpolateCounts(value, counts)));
  };
  const notices: Record<string, string[]> = {
    [privacyPath]: readTexts('PrivacyNotice', privacy.id),
    [accessibilityPath]: readTexts('AccessibilityStatement', accessibility.id),
  };
  const toRecord = ({ title, description, picture }: PageHead, path: string, texts: string[]): SearchRecord => ({
    kind: 'page',
    title,
    url: applyTrailingSlash(path, trailingSlash),
    line: description,
    text: joinParts(texts),
    picture: toThumbnail(picture),
  });
  return [
    ...pages.nodes
      .filter(({ path, guards }) => !isUnlistedPath(path) && path !== errorPath && !guards?.length)
      .map((page) => toRecord(page, page.path, [...readTexts('Page', page.id), ...(notices[page.path] ?? [])])),
    ...forms.nodes.map((form) => toRecord(form, getContactPath(form.type), readTexts('ContactForm', form.id))),
  ];
}

/** The answers of the vocabulary: what the search finds first for their words. */
const toAnswerRecords = (vocabulary: readonly VocabularyEntry[]): SearchRecord[] =>
  vocabulary.flatMap(({ words, answer }) =>
    answer
      ? [
          {
            kind: 'answer',
            title: answer.title,
            url: applyTrailingSlash(answer.to, trailingSlash),
            line: answer.text,
            text: '',
            words: words.join(', '),
            picture: null,
          },
        ]
      : [],
  );

/** A record with the words of visitors for what its texts say. */
function addWords(record: SearchRecord, vocabulary: readonly VocabularyEntry[]): SearchRecord {
  const text = `${record.title} ${record.line} ${record.text}`;
  const meant = vocabulary.filter(({ means }) => means && mentions(text, means));
  return meant.length === 0 ? record : { ...record, words: meant.flatMap(({ words }) => words).join(' ') };
}

/** How many of the newest articles are searched as a whole; the others by title, summary and the words of visitors for all they say. */
export const maxFullArticles = 100;

/** Everything that the search finds and the build shows, in a stable order. */
export async function* readSearchRecords(hooks: RecordHooks): AsyncGenerator<SearchRecord> {
  const content = await runQuery<Content>(hooks, queryPurpose, query);
  const vocabulary = content.vocabulary.nodes;
  const careers = findIndexPage(content.pages.nodes, 'Opening');
  const contact = findContactPath(content.navigation.bar) ?? '/';
  const pages: Record<RecordType, (record: ContentRecord, at: number) => RecordPage> = {
    Brand: (record) => record,
    Document: ({ path, documents }) => ({ path, facts: formatDocumentFacts(documents[0]!, content.text.document) }),
    Showroom: (record) => record,
    Opening: ({ key }) => ({ picture: careers?.picture, path: getOpeningPath(key) }),
    Question: (_, at) => ({ path: `${contact}#${getHeaderAnchor(getQuestionAnchor(at))}` }),
    Article: (record) => record,
  };
  yield* toAnswerRecords(vocabulary);
  for (const record of await readPageRecords(hooks, content)) yield addWords(record, vocabulary);
  for (const [type, findPage] of Object.entries(pages)) {
    let at = 0;
    for await (const record of readContentRecords(hooks, queryPurpose, type as RecordType)) {
      const isFull = type !== 'Article' || at < maxFullArticles;
      for (const found of toSearchRecords(record, findPage(record, at++), content.text.brand))
        yield { ...addWords(found, vocabulary), ...(!isFull && { text: '' }) };
    }
  }
}

/**
 * P1: writes the records of the search beside a built site, in one file whose name stays: that of a page that is open since before a build
 * leads to its records, and no page changes with them. A site closed for maintenance has none.
 */
export async function publishSearchIndex(
  hooks: RecordHooks,
  root = join(process.cwd(), 'public'),
  isClosed = isMaintenance,
): Promise<void> {
  const file = join(root, searchIndexPath);
  if (isClosed) {
    for (const extension of ['', ...contentEncodings.map((encoding) => encoding.extension)]) await rm(file + extension, { force: true });
    return;
  }
  const records: SearchRecord[] = [];
  for await (const record of readSearchRecords(hooks)) records.push(record);
  await writeFiles(root, { [searchIndexPath]: JSON.stringify(records) });
}
