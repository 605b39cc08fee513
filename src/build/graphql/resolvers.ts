import { readFile } from 'node:fs/promises';
import type { CreateResolversArgs } from 'gatsby';
import { calendarPath } from '../../logic/calendar';
import { type Happening, isUpcoming } from '../../logic/news';
import { readingMinutes } from '../../logic/reading';
import { articlePath, contactPath } from '../../logic/routes';
import { publishLogo } from '../logo';
import { category } from './category';
import { editionDay, editionPlace } from './edition-nodes';
import { chosenNodes, type ContentNode, fileBeside, type Resolving } from './nodes';
import { picture } from './picture';
import { places } from './places';
import { shares } from './share';
import { structures } from './structured';

interface BrandNode extends ContentNode {
  name: string;
  image_link: string;
}
interface ArticleNode extends ContentNode {
  article_id: number;
  slug: string;
  body: string;
  event?: Happening | null;
}

const brand = {
  logo: {
    type: 'Logo!',
    resolve: async (source: BrandNode, _: unknown, { nodeModel }: Resolving) => {
      if (!source.image_link.startsWith('.')) return { src: source.image_link, ratio: null };
      const { absolutePath } = await fileBeside(nodeModel, source, source.image_link);
      return publishLogo(source.name, await readFile(absolutePath, 'utf8'));
    },
  },
  articles: {
    type: '[Article!]!',
    args: { ids: '[String!]' },
    resolve: (_source: BrandNode, { ids }: { ids?: string[] | null }, { nodeModel }: Resolving) => chosenNodes(nodeModel, 'Article', ids),
  },
};

const article = {
  path: { type: 'String!', resolve: ({ article_id, slug }: ArticleNode) => articlePath(article_id, slug) },
  // Of an event to come; what is past goes into no calendar.
  calendar: {
    type: 'String',
    resolve: ({ article_id, date = '', event = null }: ArticleNode, _: unknown, { nodeModel }: Resolving) =>
      event && isUpcoming({ date, event }, editionDay(nodeModel).today) ? calendarPath(article_id) : null,
  },
  minutes: { type: 'Int!', resolve: ({ body }: ArticleNode) => readingMinutes(body) },
};

/** Fields that follow from other content: logos as files, paths, reading times, the articles of a brand, the partners of a category, pictures for sharing and for phones, structured data. */
export function createContentResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  createResolvers({
    Picture: picture,
    SearchSection: places,
    Page: { ...shares.Page, ...structures.Page },
    Brand: { ...shares.Brand, ...structures.Brand, ...brand },
    Category: category,
    Article: { ...shares.Article, ...structures.Article, ...article },
    ContentSite: {
      url: { resolve: ({ url }: { url: string }, _: unknown, { nodeModel }: Resolving) => editionPlace(nodeModel).origin ?? url },
    },
    ContactForm: {
      ...shares.ContactForm,
      ...structures.ContactForm,
      path: { type: 'String!', resolve: ({ type }: { type: string }) => contactPath(type) },
    },
  });
}
