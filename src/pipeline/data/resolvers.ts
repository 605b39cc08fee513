import { readFile } from 'node:fs/promises';
import type { CreateResolversArgs } from 'gatsby';
import { type EventSummary, isUpcoming } from '../../domain/news/news';
import { getReadingMinutes } from './reading-time';
import { getArticlePath, getContactPath, getCalendarPath, getOpeningPath } from '../../domain/routes/routes';
import { publishLogo } from '../images/publish-logo';
import { categoryResolvers } from './category-resolvers';
import { getBuildDay, getBuildOrigin, visibilityFilter } from './build-context-nodes';
import { getPageMeta, type PageMetaSource } from './page-meta';
import { showroomResolvers } from './showroom-resolvers';
import { findNodesByIds, findSortedNodes, type ContentNode, findSiblingFile, type ResolverContext } from './node-model';
import { pictureResolvers } from './picture-resolvers';

interface BrandNode extends ContentNode {
  name: string;
  image_link: string;
}
interface ArticleNode extends ContentNode {
  article_id: number;
  slug: string;
  body: string;
  event?: EventSummary | null;
}

const brandResolvers = {
  logo: {
    type: 'Logo!',
    resolve: async (source: BrandNode, _: unknown, { nodeModel }: ResolverContext) => {
      if (!source.image_link.startsWith('.')) return { src: source.image_link, ratio: null };
      const { absolutePath } = await findSiblingFile(nodeModel, source, source.image_link);
      return publishLogo(source.name, await readFile(absolutePath, 'utf8'));
    },
  },
  articles: {
    type: '[Article!]!',
    args: { ids: '[String!]' },
    resolve: (_source: BrandNode, { ids }: { ids?: string[] | null }, { nodeModel }: ResolverContext) =>
      findNodesByIds(nodeModel, 'Article', ids),
  },
};

const articleResolvers = {
  path: { type: 'String!', resolve: ({ article_id, slug }: ArticleNode) => getArticlePath(article_id, slug) },
  // Past events have no calendar file.
  calendar: {
    type: 'String',
    resolve: ({ article_id, date = '', event = null }: ArticleNode, _: unknown, { nodeModel }: ResolverContext) =>
      event && isUpcoming({ date, event }, getBuildDay(nodeModel).today) ? getCalendarPath(article_id) : null,
  },
  minutes: { type: 'Int!', resolve: ({ body }: ArticleNode) => getReadingMinutes(body) },
};

const openingResolvers = {
  path: { type: 'String!', resolve: ({ slug }: { slug: string }) => getOpeningPath(slug) },
  // The other openings that the build shows.
  others: {
    type: '[Opening!]!',
    resolve: async (source: ContentNode, _: unknown, { nodeModel }: ResolverContext) => {
      const isVisible = visibilityFilter(nodeModel);
      return (await findSortedNodes(nodeModel, 'Opening')).filter((node) => node.id !== source.id && isVisible(node));
    },
  },
};

/** Adds the fields that are computed from other content, such as paths, logo files, reading times and crops for phones. */
export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Picture: pictureResolvers,
    Brand: brandResolvers,
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
    },
  });
}
