import type { CreatePagesArgs } from 'gatsby';
import { findContactPath, findIndexPage } from '../../data/section-paths';
import { isPublished } from '../../data/publication';
import { getPublishedArticles } from '../../data/published-articles';
import { runQuery } from '../../data/run-query';
import { buildContext } from '../../data/build-context';
import { imageQuery } from '../../images/image-query';
import {
  type ArticleSearchNode,
  toArticleRecord,
  type BrandSearchNode,
  toBrandRecords,
  type OpeningSearchNode,
  toOpeningRecord,
  type OpeningsPage,
  toQuestionRecord,
  type SearchRecordLabels,
  type SearchRecord,
} from './search-records';

export type SearchHooks = Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>;

interface Content {
  site: { language: string };
  text: { brand: SearchRecordLabels };
  navigation: { bar: { to: string | null }[] };
  pages: { nodes: (OpeningsPage & { sections: { __typename: string }[] })[] };
  brands: { nodes: (BrandSearchNode & { draft: boolean | null })[] };
  openings: { nodes: (OpeningSearchNode & { date: string; closes: string | null; draft: boolean | null })[] };
  questions: { nodes: { question: string; answer: string }[] };
}

const pictureFields = `{ focus ${imageQuery} }`;

const query = `{
  site: contentSite { language }
  text: contentText { brand { on_show to_order } }
  navigation { bar { to } }
  pages: allPage { nodes { path picture ${pictureFields} sections { __typename } } }
  brands: allBrand(sort: { order: ASC }) {
    nodes { draft title link origin description lead text categories { name } hero ${pictureFields} gallery ${pictureFields} collections { name showrooms { short_name } } }
  }
  openings: allOpening(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { slug title team place employment asks html date closes draft }
  }
  questions: allQuestion(sort: { place: ASC }) { nodes { question answer } }
}`;

const articleQuery = `query ($ids: [String!]!) {
  articles: allArticle(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { article_id: DESC }]) {
    nodes { path title summary picture ${pictureFields} blocks { html } }
  }
}`;

/** So many articles are asked for at once: ten years of them would not stand in memory together. */
const batchSize = 250;

const queryPurpose = 'the search';

/** The language of the content. */
export const readContentLanguage = async (hooks: SearchHooks): Promise<string> =>
  (await runQuery<Pick<Content, 'site'>>(hooks, queryPurpose, '{ site: contentSite { language } }')).site.language;

/** Everything that the search finds and the edition shows, in an order that stays. */
export async function* readSearchRecords(hooks: SearchHooks): AsyncGenerator<SearchRecord> {
  const { text, navigation, pages, brands, openings, questions } = await runQuery<Content>(hooks, queryPurpose, query);
  const { audience, today } = buildContext;
  const shown = brands.nodes.filter((brand) => isPublished(brand, audience, today));
  for (const brand of shown) yield* toBrandRecords(brand, text.brand);
  const careers = findIndexPage(pages.nodes, 'Opening');
  const open = openings.nodes.filter((opening) => isPublished(opening, audience, today));
  if (careers) for (const opening of open) yield toOpeningRecord(opening, careers);
  const contact = findContactPath(navigation.bar) ?? '/';
  for (const [at, question] of questions.nodes.entries()) yield toQuestionRecord(question, at, contact);
  const ids = getPublishedArticles(hooks.getNodesByType, buildContext).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batchSize) {
    const { articles } = await runQuery<{ articles: { nodes: ArticleSearchNode[] } }>(hooks, queryPurpose, articleQuery, {
      ids: ids.slice(at, at + batchSize),
    });
    for (const article of articles.nodes) yield toArticleRecord(article);
  }
}
