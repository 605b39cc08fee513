import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { type ThingsFile, thingsPath } from '../../logic/board-things';
import { type Dated, isPublished } from '../../logic/publication';
import { isMaintenance } from '../../logic/setting';
import { publishedArticles } from '../articles';
import { asked } from '../asked';
import { edition } from '../edition';
import { offeredPicture } from '../offered-pictures';
import { type ArticleNode, articleThings, type BrandNode, brandThings } from './things';

type Hooks = Pick<CreatePagesArgs, 'graphql' | 'getNodesByType'>;

const picture = `alt caption focus ${offeredPicture}`;

const brandQuery = `{
  brands: allBrand(sort: { order: ASC }) {
    nodes { name title link draft hero { ${picture} } gallery { ${picture} file { name } } showrooms { slug } collections { name showrooms { slug } } }
  }
}`;

const articleQuery = `query ($ids: [String!]!) {
  articles: allArticle(filter: { id: { in: $ids } }) { nodes { article_id path title picture { ${picture} } } }
}`;

/** So many articles are asked for at once: ten years of them would not stand in memory together. */
const atOnce = 250;

async function* filesOf(hooks: Hooks): AsyncGenerator<ThingsFile> {
  const what = 'the board';
  const { brands } = await asked<{ brands: { nodes: (BrandNode & Dated)[] } }>(hooks, what, brandQuery);
  const { audience, today } = edition;
  yield* brands.nodes.filter((brand) => isPublished(brand, audience, today)).map(brandThings);
  const ids = publishedArticles(hooks.getNodesByType, edition).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = { ids: ids.slice(at, at + atOnce) };
    const { articles } = await asked<{ articles: { nodes: ArticleNode[] } }>(hooks, what, articleQuery, some);
    yield* articles.nodes.map(articleThings);
  }
}

/** Writes what a board shows of each brand and article beside a built site, and takes away what there is no more; none while it is closed. */
export async function publishThings(hooks: Hooks, root = join(process.cwd(), 'public')): Promise<void> {
  for (const kind of ['brands', 'articles']) await rm(join(root, 'board', kind), { recursive: true, force: true });
  if (isMaintenance) return;
  for await (const file of filesOf(hooks)) {
    const path = join(root, thingsPath(Object.keys(file)[0]!));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(file));
  }
}
