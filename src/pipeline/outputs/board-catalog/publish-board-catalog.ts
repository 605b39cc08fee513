import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { type CatalogFile, getCatalogPath } from '../../../domain/board/board-catalog';
import { type Publishable, isPublished } from '../../data/publication';
import { isMaintenance } from '../../../domain/settings/site-settings';
import { getPublishedArticles } from '../../data/published-articles';
import { runQuery } from '../../data/run-query';
import { buildContext } from '../../data/build-context';
import { imageQuery } from '../../images/image-query';
import { type ArticleBoardNode, toArticleItems, type BrandBoardNode, toBrandItems } from './catalog-items';
import { writeFiles } from '../write-files';

type BoardCatalogHooks = Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>;

const pictureFields = `alt caption focus ${imageQuery}`;

const brandQuery = `{
  brands: allBrand(sort: { order: ASC }) {
    nodes { name title link draft hero { ${pictureFields} } gallery { ${pictureFields} file { name } } showrooms { slug } collections { name showrooms { slug } } }
  }
}`;

const articleQuery = `query ($ids: [String!]!) {
  articles: allArticle(filter: { id: { in: $ids } }) { nodes { article_id path title picture { ${pictureFields} } } }
}`;

/** So many articles are asked for at once: ten years of them would not stand in memory together. */
const batchSize = 250;

async function* readCatalogFiles(hooks: BoardCatalogHooks): AsyncGenerator<CatalogFile> {
  const what = 'the board';
  const { brands } = await runQuery<{ brands: { nodes: (BrandBoardNode & Publishable)[] } }>(hooks, what, brandQuery);
  const { audience, today } = buildContext;
  yield* brands.nodes.filter((brand) => isPublished(brand, audience, today)).map(toBrandItems);
  const ids = getPublishedArticles(hooks.getNodesByType, buildContext).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batchSize) {
    const some = { ids: ids.slice(at, at + batchSize) };
    const { articles } = await runQuery<{ articles: { nodes: ArticleBoardNode[] } }>(hooks, what, articleQuery, some);
    yield* articles.nodes.map(toArticleItems);
  }
}

/** Writes what a board shows of each brand and article beside a built site, and takes away what there is no more; none while it is closed. */
export async function publishBoardCatalog(hooks: BoardCatalogHooks, root = join(process.cwd(), 'public')): Promise<void> {
  for (const kind of ['brands', 'articles']) await rm(join(root, 'board', kind), { recursive: true, force: true });
  if (isMaintenance) return;
  for await (const file of readCatalogFiles(hooks))
    await writeFiles(root, { [getCatalogPath(Object.keys(file)[0]!)]: JSON.stringify(file) });
}
