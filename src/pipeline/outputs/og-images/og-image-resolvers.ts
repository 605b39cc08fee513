import { readFile } from 'node:fs/promises';
import { interpolateCounts } from '../../markup/count-tokens';
import { formatUsDate } from '../../../domain/dates';
import { type EventSummary, getListedDay } from '../../../domain/news';
import type { ContentValue } from '../../../schema/content-kinds';
import { ogImageSize } from './og-svg';
import { publishOgImage } from './og-image';
import { countContent } from '../../data/build-context';
import { getPageMeta, type PageMetaSource, findIndexPage } from '../../data/section-paths';
import {
  type ContentNode,
  toIsoDay,
  findSiblingFile,
  type NodeModel,
  type ResolverContext,
  findSingletonNode,
  findSortedNodes,
} from '../../data/node-model';

type PictureSource = ContentValue<'Category'>['picture'];
type SiteNode = ContentNode & ContentValue<'ContentSite'>;
type TextNode = ContentNode & { article: Record<string, string>; share: { since: string } };
interface SharedNode extends ContentNode, PageMetaSource {
  picture?: PictureSource | null;
  hero?: PictureSource;
}

/** The text above the title of a page of some type. */
type LabelResolver = (source: ContentNode, site: SiteNode, text: TextNode, nodeModel: NodeModel) => string | Promise<string>;
/** The entry whose picture replaces that of a page without one. */
type OwnerResolver = (nodeModel: NodeModel) => Promise<SharedNode | undefined>;
/** The SVG that replaces the title, where there is one. */
type LogoResolver = (source: ContentNode, nodeModel: NodeModel) => Promise<string | undefined>;

const companyLabel: LabelResolver = (_, { legal_name }) => legal_name;

const articleLabel: LabelResolver = (source, _, { article }) => {
  const { kind, date, event = null } = source as ContentNode & { kind: string; event?: EventSummary };
  return `${article[kind] ?? kind} · ${formatUsDate(getListedDay({ date: toIsoDay(date)!, event }))}`;
};

const brandLabel: LabelResolver = async (source, _site, _text, nodeModel) => {
  const { entries } = await nodeModel.findAll({ type: 'Category' });
  const categories = Array.from(entries as Iterable<{ slug: string; name: string }>);
  const { categories: slugs } = source as ContentNode & { categories: string[] };
  return slugs.map((slug) => categories.find((category) => category.slug === slug)?.name ?? slug).join(' · ');
};

const readBrandLogo: LogoResolver = async (source, nodeModel) => {
  const { image_link } = source as ContentNode & { image_link: string };
  if (!image_link.startsWith('.')) return undefined;
  return readFile((await findSiblingFile(nodeModel, source, image_link)).absolutePath, 'utf8');
};

const openingLabel: LabelResolver = (source) => {
  const { team, place } = source as ContentNode & ContentValue<'Opening'>;
  return `${team} · ${place}`;
};

const findCareersPage: OwnerResolver = async (nodeModel) =>
  findIndexPage((await findSortedNodes(nodeModel, 'Page')) as (SharedNode & { sections: { type: string }[] })[], 'Opening');

const toSentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

const ogImageField = (label: LabelResolver, findLogo?: LogoResolver, findOwner?: OwnerResolver) => ({
  type: 'OgImage!',
  args: { kind: 'String' },
  resolve: async (source: SharedNode, { kind }: { kind?: string | null }, { nodeModel }: ResolverContext) => {
    const site = await findSingletonNode<SiteNode>(nodeModel, 'ContentSite');
    const text = await findSingletonNode<TextNode>(nodeModel, 'ContentText');
    const counted = await countContent(nodeModel);
    const owner = (await findOwner?.(nodeModel)) ?? source;
    const own = owner.hero ?? owner.picture;
    const { file, focus, alt } = own ?? site.picture;
    const title = interpolateCounts(getPageMeta(source, kind).title, counted).replace(`${site.title} – `, '');
    const src = await publishOgImage({
      text: {
        label: await label(source, site, text, nodeModel),
        title,
        wordmark: site.wordmark,
        since: interpolateCounts(text.share.since, counted),
      },
      picture: (await findSiblingFile(nodeModel, own ? owner : site, file)).absolutePath,
      focus,
      logo: await findLogo?.(source, nodeModel),
    });
    return { src, ...ogImageSize, alt: `${toSentence(title)} ${alt}` };
  },
});

/** What each page that can be shared adds to its type: the picture that stands for it elsewhere. */
export const ogImageResolvers = {
  Page: { ogImage: ogImageField(companyLabel) },
  ContactForm: { ogImage: ogImageField(companyLabel) },
  Article: { ogImage: ogImageField(articleLabel) },
  Showroom: { ogImage: ogImageField(companyLabel) },
  Brand: { ogImage: ogImageField(brandLabel, readBrandLogo) },
  Opening: { ogImage: ogImageField(openingLabel, undefined, findCareersPage) },
};
