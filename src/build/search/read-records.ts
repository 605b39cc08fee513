import type { CreatePagesArgs } from 'gatsby';
import { contactIn } from '../../logic/places';
import { isPublished } from '../../logic/publication';
import { publishedArticles } from '../articles';
import { asked } from '../asked';
import { edition } from '../edition';
import { offeredPicture } from '../offered-pictures';
import {
  type ArticleNode,
  articleRecord,
  type BrandNode,
  brandRecords,
  type OpeningNode,
  openingRecord,
  type OpeningsPage,
  questionRecord,
  type RecordWords,
  type SearchRecord,
} from './records';

export type Hooks = Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>;

interface Content {
  site: { language: string };
  text: { brand: RecordWords };
  navigation: { bar: { to: string | null }[] };
  pages: { nodes: (OpeningsPage & { sections: { __typename: string }[] })[] };
  brands: { nodes: (BrandNode & { draft: boolean | null })[] };
  openings: { nodes: (OpeningNode & { date: string; closes: string | null; draft: boolean | null })[] };
  questions: { nodes: { question: string; answer: string }[] };
}

const picture = `{ focus ${offeredPicture} }`;

const query = `{
  site: contentSite { language }
  text: contentText { brand { on_show to_order } }
  navigation { bar { to } }
  pages: allPage { nodes { path picture ${picture} sections { __typename } } }
  brands: allBrand(sort: { order: ASC }) {
    nodes { draft title link origin description lead text categories { name } hero ${picture} gallery ${picture} collections { name showrooms { short_name } } }
  }
  openings: allOpening(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes { slug title team place employment asks html date closes draft }
  }
  questions: allQuestion(sort: { place: ASC }) { nodes { question answer } }
}`;

const articleQuery = `query ($ids: [String!]!) {
  articles: allArticle(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { article_id: DESC }]) {
    nodes { path title summary picture ${picture} blocks { html } }
  }
}`;

/** So many articles are asked for at once: ten years of them would not stand in memory together. */
const atOnce = 250;

const what = 'the search';

/** The language of the content. */
export const languageOf = async (hooks: Hooks): Promise<string> =>
  (await asked<Pick<Content, 'site'>>(hooks, what, '{ site: contentSite { language } }')).site.language;

/** Everything that the search finds and the edition shows, in an order that stays. */
export async function* readRecords(hooks: Hooks): AsyncGenerator<SearchRecord> {
  const { text, navigation, pages, brands, openings, questions } = await asked<Content>(hooks, what, query);
  const { audience, today } = edition;
  const shown = brands.nodes.filter((brand) => isPublished(brand, audience, today));
  for (const brand of shown) yield* brandRecords(brand, text.brand);
  const careers = pages.nodes.find(({ sections }) => sections.some(({ __typename }) => __typename === 'OpeningsSection'));
  const open = openings.nodes.filter((opening) => isPublished(opening, audience, today));
  if (careers) for (const opening of open) yield openingRecord(opening, careers);
  const contact = contactIn(navigation.bar) ?? '/';
  for (const [at, question] of questions.nodes.entries()) yield questionRecord(question, at, contact);
  const ids = publishedArticles(hooks.getNodesByType, edition).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += atOnce) {
    const { articles } = await asked<{ articles: { nodes: ArticleNode[] } }>(hooks, what, articleQuery, {
      ids: ids.slice(at, at + atOnce),
    });
    for (const article of articles.nodes) yield articleRecord(article);
  }
}
