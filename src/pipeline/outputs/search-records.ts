import { getCollectionAnchor, getHeaderAnchor, getQuestionAnchor } from '../../domain/anchors';
import { applyTrailingSlash, getOpeningPath } from '../../domain/routes';
import type { SearchKind, SearchPreview } from '../../domain/search';
import { trailingSlash } from '../../domain/site-settings';
import { type ContentRecord, type RecordPicture, readContentRecords, type RecordHooks, type RecordType } from '../data/content-records';
import { runQuery } from '../data/node-model';
import { findContactPath, findIndexPage } from '../data/section-paths';
import { parseImageCandidates, imageQuery } from '../images/image-query';
import { wordmarkTileSize, type WordmarkTile } from '../images/logos';

/** An entry, or a part of one, that the search finds. */
export interface SearchRecord extends SearchPreview {
  kind: SearchKind;
  title: string;
  url: string;
  /** The text that is searched besides title and line. */
  text: string;
}

/** Where a record is found, and the picture of that page for a record that has none. */
interface RecordPage {
  path: string;
  picture?: ThumbnailSource | null;
}

type ThumbnailSource = Pick<RecordPicture, 'focus' | 'file'>;

/** The messages that a record takes from content/text.yaml. */
interface SearchRecordLabels {
  on_show: string;
  to_order: string;
}

const joinParts = (parts: readonly string[]): string => parts.join(' · ');

/** The smallest file of a picture. */
function toThumbnail(picture: ThumbnailSource | null | undefined): SearchPreview['picture'] {
  if (!picture) return null;
  const { path, width, height } = parseImageCandidates(picture).reduce((one, other) => (other.width < one.width ? other : one));
  return { src: path, width, height, focus: picture.focus };
}

/** The thumbnail of a part without a picture. */
const fromWordmark = ({ src }: WordmarkTile): SearchPreview['picture'] => ({
  src,
  width: wordmarkTileSize,
  height: wordmarkTileSize,
  focus: null,
});

const toSearchUrl = (path: string): string => applyTrailingSlash(path, trailingSlash);

/** What the search finds of an entry: itself, and each of its parts, which lead to their place on its page. */
export function toSearchRecords(record: ContentRecord, page: RecordPage, words: SearchRecordLabels): SearchRecord[] {
  const { kind, title, line, text, picture, parts, wordmark } = record;
  const own = {
    title,
    url: toSearchUrl(page.path),
    line: joinParts(line),
    text: text.join(' '),
    picture: toThumbnail(picture ?? page.picture),
  };
  return [
    { kind: kind as SearchKind, ...own },
    ...parts.map((part): SearchRecord => {
      const places = part.showrooms.map(({ short_name }) => short_name).join(', ');
      return {
        kind: part.kind as SearchKind,
        title: part.title,
        url: toSearchUrl(`${page.path}#${getCollectionAnchor(part.title)}`),
        line: joinParts([title, places ? `${words.on_show}, ${places}` : words.to_order]),
        text: joinParts([line[0] ?? '', ...part.text]),
        picture: toThumbnail(part.picture) ?? (wordmark && fromWordmark(wordmark)),
      };
    }),
  ];
}

interface Content {
  site: { language: string };
  text: { brand: SearchRecordLabels };
  navigation: { bar: { to: string | null }[] };
  pages: { nodes: (RecordPage & { sections: { __typename: string }[] })[] };
}

const query = `{
  text: contentText { brand { on_show to_order } }
  navigation { bar { to } }
  pages: allPage { nodes { path picture { focus ${imageQuery} } sections { __typename } } }
}`;

const queryPurpose = 'the search';

/** The language of the content. */
export const readContentLanguage = async (hooks: RecordHooks): Promise<string> =>
  (await runQuery<Pick<Content, 'site'>>(hooks, queryPurpose, '{ site: contentSite { language } }')).site.language;

/** Everything that the search finds and the build shows, in a stable order. */
export async function* readSearchRecords(hooks: RecordHooks): AsyncGenerator<SearchRecord> {
  const content = await runQuery<Content>(hooks, queryPurpose, query);
  const careers = findIndexPage(content.pages.nodes, 'Opening');
  const contact = findContactPath(content.navigation.bar) ?? '/';
  const pages: Record<RecordType, (record: ContentRecord, at: number) => RecordPage> = {
    Brand: (record) => record,
    Showroom: (record) => record,
    Opening: ({ key }) => ({ picture: careers?.picture, path: getOpeningPath(key) }),
    Question: (_, at) => ({ path: `${contact}#${getHeaderAnchor(getQuestionAnchor(at))}` }),
    Article: (record) => record,
  };
  for (const [type, findPage] of Object.entries(pages)) {
    let at = 0;
    for await (const record of readContentRecords(hooks, queryPurpose, type as RecordType))
      yield* toSearchRecords(record, findPage(record, at++), content.text.brand);
  }
}
