import type { CreateResolversArgs } from 'gatsby';
import { getReadingMinutes } from './reading-time';
import { getArticlePath, getContactPath, getCalendarPath, getOpeningPath } from '../../domain/routes/routes';
import { resolveComposition } from '../../domain/brands/brand-composition';
import type { ContentValue } from '../../schema/content-kinds';
import type { Assets } from './assets';
import { categoryResolvers } from './category-resolvers';
import { getBuildOrigin, visibilityFilter } from './build-context-nodes';
import { getPageMeta, type PageMetaSource } from './page-meta';
import { showroomResolvers } from './showroom-resolvers';
import { findNodesByIds, findSortedNodes, type ContentNode, findSiblingFile, type NodeModel, type ResolverContext } from './node-model';
import { type ArticleNode, findReservationPath, isUpcomingNode, toEventChoice } from './reservations';
import { createPictureResolvers } from './picture-resolvers';

interface BrandNode extends ContentNode {
  name: string;
  title: string;
  image_link: string;
  composition?: ContentValue<'Brand'>['composition'];
}

/** The SVG of a brand's logo; undefined for a logo on another host. */
async function readLogo(source: BrandNode, nodeModel: NodeModel, { readText }: Assets): Promise<string | undefined> {
  if (!source.image_link.startsWith('.')) return undefined;
  const { absolutePath } = await findSiblingFile(nodeModel, source, source.image_link);
  return readText(absolutePath);
}

const createBrandResolvers = (assets: Assets) => ({
  logo: {
    type: 'Logo!',
    resolve: async (source: BrandNode, _: unknown, { nodeModel }: ResolverContext) => {
      const svg = await readLogo(source, nodeModel, assets);
      return svg === undefined ? { src: source.image_link, ratio: null } : assets.publishLogo(source.name, svg);
    },
  },
  wordmark: {
    type: 'WordmarkTile!',
    resolve: async (source: BrandNode, _: unknown, { nodeModel }: ResolverContext) => {
      const { name, title, composition = null } = source;
      const { ground } = resolveComposition(composition);
      return assets.publishWordmark({ name, title, ground }, await readLogo(source, nodeModel, assets));
    },
  },
  articles: {
    type: '[Article!]!',
    args: { ids: '[String!]' },
    resolve: (_source: BrandNode, { ids }: { ids?: string[] | null }, { nodeModel }: ResolverContext) =>
      findNodesByIds(nodeModel, 'Article', ids),
  },
});

const articleResolvers = {
  path: { type: 'String!', resolve: ({ article_id, slug }: ArticleNode) => getArticlePath(article_id, slug) },
  // Past events have no calendar file, and no place to reserve.
  calendar: {
    type: 'String',
    resolve: (source: ArticleNode, _: unknown, { nodeModel }: ResolverContext) =>
      isUpcomingNode(source, nodeModel) ? getCalendarPath(source.article_id) : null,
  },
  reserve: {
    type: 'String',
    resolve: (source: ArticleNode, _: unknown, { nodeModel }: ResolverContext) => findReservationPath(source, nodeModel),
  },
  minutes: { type: 'Int!', resolve: ({ body }: ArticleNode) => getReadingMinutes(body) },
};

const openingResolvers = {
  path: { type: 'String!', resolve: ({ slug }: { slug: string }) => getOpeningPath(slug) },
  // The other openings of the build.
  others: {
    type: '[Opening!]!',
    resolve: async (source: ContentNode, _: unknown, { nodeModel }: ResolverContext) => {
      const isVisible = visibilityFilter(nodeModel);
      return (await findSortedNodes(nodeModel, 'Opening')).filter((node) => node.id !== source.id && isVisible(node));
    },
  },
};

/** Adds the fields that are computed from other content, such as paths, logo files, reading times and crops for phones. */
export function createContentResolvers(args: Pick<CreateResolversArgs, 'createResolvers'>, assets: Assets): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Picture: createPictureResolvers(assets),
    Brand: createBrandResolvers(assets),
    Page: {
      meta: {
        type: 'PageMeta!',
        args: { kind: 'String' },
        resolve: (source: PageMetaSource, { kind }: { kind?: string | null }) => getPageMeta(source, kind),
      },
    },
    Category: categoryResolvers,
    Showroom: showroomResolvers,
    Article: articleResolvers,
    Opening: openingResolvers,
    ContentSite: {
      url: { resolve: ({ url }: { url: string }, _: unknown, { nodeModel }: ResolverContext) => getBuildOrigin(nodeModel).origin ?? url },
    },
    ContactForm: {
      path: { type: 'String!', resolve: ({ type }: { type: string }) => getContactPath(type) },
      events: {
        type: '[FormChoice!]!',
        args: { ids: '[String!]' },
        resolve: (_source: unknown, { ids }: { ids?: string[] | null }, { nodeModel }: ResolverContext) =>
          Promise.all((findNodesByIds(nodeModel, 'Article', ids) as ArticleNode[]).map((event) => toEventChoice(event, nodeModel))),
      },
    },
  });
}
