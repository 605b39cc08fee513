import { getHeaderAnchor, getQuestionAnchor } from '../../../domain/routes/anchors';
import { getOpeningPath } from '../../../domain/routes/routes';
import { type ContentRecord, readContentRecords, type RecordHooks, type RecordType } from '../../data/content-records';
import { findContactPath, findIndexPage } from '../../data/section-paths';
import { runQuery } from '../../data/run-query';
import { imageQuery } from '../../images/image-query';
import { type RecordPage, type SearchRecord, type SearchRecordLabels, toSearchRecords } from './search-records';

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
