import type { CreateResolversArgs } from 'gatsby';
import { getBrandIndexPath } from '../../domain/brand-filter';
import { resolveComposition } from '../../domain/brands';
import { getDocumentPath, getShowroomPath, getArticlePath, getContactPath, getCalendarPath, getOpeningPath } from '../../domain/routes';
import type { ContentValue } from '../../schema/content-kinds';
import type { Assets } from './build-assets';
import { isHolidayListed, isHolidayNear, excludeDrafts, getBuildDay, visibilityFilter, getBuildOrigin } from './build-context';
import {
  type ResolverContext,
  type RootedResolverContext,
  findSiblingFile,
  type NodeModel,
  findSortedNodes,
  toIsoDay,
  findNodesByIds,
  type ContentNode,
} from './node-model';
import { type ArticleNode, findReservationPath, isUpcomingNode, toEventChoice } from './reservations';
import { getPageMeta, type PageMetaSource } from './section-paths';

/** Words a minute that an adult reads silently: Brysbaert 2019, a review of 190 studies, gives 238. */
const wordsPerMinute = 238;

/** Whole minutes to read a Markdown text, at least one. */
export function getReadingMinutes(body: string): number {
  const words = body.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

interface CategoryNode {
  slug: string;
}
interface CategorizedBrand {
  categories: readonly string[];
  draft?: boolean;
}

const categoryResolvers = {
  path: { type: 'String!', resolve: ({ slug }: CategoryNode) => getBrandIndexPath(slug) },
  count: {
    type: 'Int!',
    resolve: async ({ slug }: CategoryNode, _: unknown, { nodeModel }: ResolverContext) => {
      const { entries } = await nodeModel.findAll({ type: 'Brand' });
      const brands = excludeDrafts(nodeModel, Array.from(entries) as CategorizedBrand[]);
      return brands.filter(({ categories }) => categories.includes(slug)).length;
    },
  },
};

interface PictureSource {
  file: string;
  focus?: string | null;
  focus_phone?: string | null;
}

interface MobileCropArgs {
  shape: number;
  widths: number[];
}

const createPictureResolvers = ({ publishMobileCrop }: Assets) => ({
  mobileCrop: {
    type: 'MobileCrop',
    args: { shape: 'Float!', widths: '[Int!]!' },
    resolve: async (source: PictureSource, asked: MobileCropArgs, { nodeModel }: RootedResolverContext) => {
      const parent = nodeModel.findRootNodeAncestor(source).id;
      const { absolutePath } = await findSiblingFile(nodeModel, { parent }, source.file);
      return publishMobileCrop(absolutePath, { ...asked, focus: source.focus_phone ?? source.focus ?? undefined });
    },
  },
});

interface ShowroomNode {
  slug: string;
  holidays?: { date: string }[] | null;
}

const holidayField = (isListed: typeof isHolidayNear) => ({
  type: '[Holiday!]!',
  resolve: ({ holidays }: ShowroomNode, _: unknown, { nodeModel }: ResolverContext) =>
    (holidays ?? []).filter(({ date }) => isListed(toIsoDay(date)!, getBuildDay(nodeModel).today)),
});

/** The path of a showroom, the brands that it displays, its holidays from the day of the build on, and those of the week to come. */
export const showroomResolvers = {
  path: { type: 'String!', resolve: ({ slug }: ShowroomNode) => getShowroomPath(slug) },
  brands: {
    type: '[Brand!]!',
    resolve: async ({ slug }: ShowroomNode, _: unknown, { nodeModel }: ResolverContext) =>
      (await findSortedNodes<Pick<ContentValue<'Brand'>, 'showrooms'>>(nodeModel, 'Brand'))
        .filter(visibilityFilter(nodeModel))
        .filter(({ showrooms }) => showrooms.includes(slug)),
  },
  upcoming_holidays: holidayField(isHolidayListed),
  near_holidays: holidayField(isHolidayNear),
};

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

interface DocumentNode extends ContentNode {
  slug: string;
  file?: string | null;
  link?: string;
}

type NamingBrand = Pick<ContentValue<'Brand'>, 'documents' | 'collections'>;

const namesDocument = ({ documents, collections }: NamingBrand, slug: string): boolean =>
  [{ documents }, ...collections].some((one) => one.documents?.includes(slug));

const documentResolvers = {
  url: { type: 'String!', resolve: ({ slug, link }: DocumentNode) => link ?? getDocumentPath(slug) },
  size: {
    type: 'Int',
    resolve: async (source: DocumentNode, _: unknown, { nodeModel }: ResolverContext) =>
      source.file ? ((await findSiblingFile(nodeModel, source, source.file)).size ?? null) : null,
  },
  brands: {
    type: '[Brand!]!',
    resolve: async ({ slug }: DocumentNode, _: unknown, { nodeModel }: ResolverContext) =>
      (await findSortedNodes<NamingBrand>(nodeModel, 'Brand'))
        .filter(visibilityFilter(nodeModel))
        .filter((brand) => namesDocument(brand, slug)),
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
    Document: documentResolvers,
    Article: articleResolvers,
    Opening: openingResolvers,
    ContentSite: {
      url: { resolve: ({ url }: { url: string }, _: unknown, { nodeModel }: ResolverContext) => getBuildOrigin(nodeModel).origin ?? url },
    },
    ContactForm: {
      path: { type: 'String!', resolve: ({ type }: { type: string }) => getContactPath(type) },
      notice_version: {
        type: 'String!',
        resolve: async ({ notice }: { notice: string }, _: unknown, { nodeModel }: ResolverContext) => {
          const whole = (await nodeModel.findOne({ type: 'PrivacyNotice', query: {} })) as ContentValue<'PrivacyNotice'>;
          return assets.createNoticeVersion(whole.version, notice);
        },
      },
      events: {
        type: '[FormChoice!]!',
        args: { ids: '[String!]' },
        resolve: (_source: unknown, { ids }: { ids?: string[] | null }, { nodeModel }: ResolverContext) =>
          Promise.all((findNodesByIds(nodeModel, 'Article', ids) as ArticleNode[]).map((event) => toEventChoice(event, nodeModel))),
      },
    },
  });
}
