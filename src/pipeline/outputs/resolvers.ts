import type { CreateResolversArgs } from 'gatsby';
import type { DigitalDocument, Thing } from 'schema-dts';
import {
  getArticlePath,
  getContactPath,
  getDocumentPath,
  getOpeningPath,
  getShowroomPath,
  isHiddenPath,
  toAbsoluteUrl,
} from '../../domain/routes';
import { trailingSlash } from '../../domain/site-settings';
import { htmlToText } from '../../domain/text';
import type { ContentValue } from '../../schema/content-kinds';
import { isIndexOf } from '../../schema/json-schema';
import { buildContext, countContent, excludeDrafts } from '../data/build-context';
import { type ContentNode, toIsoDay, findSortedNodes, type NodeModel, type ResolverContext, findSingletonNode } from '../data/node-model';
import { type ArticleNode, findReservationPath } from '../data/reservations';
import { findContactPath, findIndexPage } from '../data/section-paths';
import { interpolateCounts } from '../markup/count-tokens';
import { renderMarkdown } from '../markup/markdown';
import { withAbsoluteLinks } from '../markup/xml';
import {
  eventJsonLd,
  articleJsonLd,
  openingJsonLd,
  type JsonLdOpening,
  breadcrumbsJsonLd,
  faqJsonLd,
  serializeJsonLd,
} from './json-ld/article-json-ld';
import {
  organizationJsonLd,
  organizationReference,
  websiteJsonLd,
  showroomJsonLd,
  type JsonLdCompany,
  type JsonLdShowroom,
} from './json-ld/organization-json-ld';
import { findLastModified, type GitDates, type PageSourceNode, readGitDates } from './feeds/sitemap';
import { ogImageResolvers, resolveOgImage } from './og-image';

type PageNode = ContentNode & ContentValue<'Page'>;
type ArticlePageNode = ArticleNode & ContentValue<'Article'>;
type FormNode = ContentNode & ContentValue<'ContactForm'>;
type ShowroomNode = ContentNode & ContentValue<'Showroom'>;
type BrandNode = ContentNode & ContentValue<'Brand'>;
type OpeningNode = ContentNode & JsonLdOpening;
type TextNode = Pick<ContentValue<'ContentText'>, 'access' | 'careers' | 'partners' | 'showroom'>;

/** What structured data needs of the content besides the page’s own. */
interface JsonLdContext {
  company: JsonLdCompany;
  showrooms: JsonLdShowroom[];
  /** Where the bar’s link to the forms leads. */
  contact: string | undefined;
  toUrl: (path: string) => string;
  /** A text with its counted numbers. */
  fillCounts: (text: string) => string;
}

async function createJsonLdContext(nodeModel: NodeModel): Promise<JsonLdContext> {
  const site = await findSingletonNode<Omit<JsonLdCompany, 'social' | 'contacts'>>(nodeModel, 'ContentSite');
  const { bar, social } = await findSingletonNode<ContentValue<'Navigation'>>(nodeModel, 'Navigation');
  const counted = await countContent(nodeModel);
  const fill = (text: string) => interpolateCounts(text, counted);
  const showrooms = excludeDrafts(nodeModel, await findSortedNodes<JsonLdShowroom>(nodeModel, 'Showroom')).map(
    ({ holidays, ...showroom }) => ({ ...showroom, holidays: holidays?.map((holiday) => ({ ...holiday, date: toIsoDay(holiday.date)! })) }),
  );
  const url = buildContext.origin ?? site.url;
  const company = {
    ...site,
    url,
    description: fill(site.description),
    social: social.map(({ to }) => to),
    contacts: showrooms.map(({ name, phones }) => ({ name, phone: phones[0]! })),
  };
  return { company, showrooms, contact: findContactPath(bar), toUrl: (path) => toAbsoluteUrl(url, path, trailingSlash), fillCounts: fill };
}

type JsonLdBuilder<T> = (source: T, about: JsonLdContext, resolving: ResolverContext) => Thing[] | Promise<Thing[]>;

const breadcrumbsTo = ({ company, toUrl }: JsonLdContext, ...steps: { name: string; path: string }[]): Thing =>
  breadcrumbsJsonLd([{ name: company.name, path: '/' }, ...steps].map(({ name, path }) => ({ name, url: toUrl(path) })));

async function questionsJsonLd(nodeModel: NodeModel, { fillCounts, company, toUrl }: JsonLdContext, page: string): Promise<Thing> {
  const questions = await findSortedNodes<ContentValue<'Question'>>(nodeModel, 'Question');
  const toHtml = (answer: string) => withAbsoluteLinks(renderMarkdown(fillCounts(answer)), company.url, toUrl(page));
  return faqJsonLd(questions.map(({ question, answer }) => ({ question: fillCounts(question), answer: toHtml(answer) })));
}

/** S4: the brands that the build shows, in their order. */
async function brandsJsonLd({ toUrl }: JsonLdContext, nodeModel: NodeModel): Promise<Thing> {
  const brands = excludeDrafts(nodeModel, await findSortedNodes<BrandNode>(nodeModel, 'Brand'));
  const { partners } = await findSingletonNode<TextNode>(nodeModel, 'ContentText');
  return {
    '@type': 'ItemList',
    name: partners.overlay_title,
    numberOfItems: brands.length,
    itemListElement: brands.map(({ title, link }, at) => ({ '@type': 'ListItem', position: at + 1, name: title, url: toUrl(link) })),
  };
}

/** W7: the files of documents, of those with some slugs where these are given. */
async function documentsJsonLd(
  { company, fillCounts }: JsonLdContext,
  nodeModel: NodeModel,
  slugs?: readonly string[],
): Promise<DigitalDocument[]> {
  const documents = await findSortedNodes<ContentValue<'Document'>>(nodeModel, 'Document');
  return documents
    .filter(({ file, slug }) => file && (slugs?.includes(slug) ?? true))
    .map(({ title, summary, slug, revised }) => ({
      '@type': 'DigitalDocument',
      name: fillCounts(title),
      description: fillCounts(summary),
      url: company.url + getDocumentPath(slug),
      encodingFormat: 'application/pdf',
      dateModified: toIsoDay(revised)!,
      publisher: organizationReference(company),
    }));
}

const pageJsonLd: JsonLdBuilder<PageNode> = async ({ path, title, sections }, about, { nodeModel }) => {
  if (path === '/') return [organizationJsonLd(about.company), websiteJsonLd(about.company), await brandsJsonLd(about, nodeModel)];
  if (isHiddenPath(path)) return [];
  const breadcrumbs = breadcrumbsTo(about, { name: about.fillCounts(title), path });
  return isIndexOf(sections, 'Document') ? [breadcrumbs, ...(await documentsJsonLd(about, nodeModel))] : [breadcrumbs];
};

/** The step of the breadcrumbs that is the page with the list of a type, where there is one. */
async function findListStep(nodeModel: NodeModel, type: 'Article' | 'Opening' | 'Showroom', { fillCounts }: JsonLdContext) {
  const list = findIndexPage(await findSortedNodes<PageNode>(nodeModel, 'Page'), type);
  return list ? [{ name: fillCounts(list.title), path: list.path }] : [];
}

const openingPageJsonLd: JsonLdBuilder<OpeningNode> = async (source, about, { nodeModel }) => {
  const { showrooms, company, toUrl, fillCounts } = about;
  const { careers } = await findSingletonNode<TextNode>(nodeModel, 'ContentText');
  const path = getOpeningPath(source.slug);
  const opening = { ...source, title: fillCounts(source.title), date: toIsoDay(source.date)!, closes: toIsoDay(source.closes) };
  return [
    openingJsonLd(opening, showrooms, careers.asks, company, toUrl(path)),
    breadcrumbsTo(about, ...(await findListStep(nodeModel, 'Opening', about)), { name: opening.title, path }),
  ];
};

/** S4: a brand, with the documents that the site has of it. */
const brandPageJsonLd: JsonLdBuilder<BrandNode> = async (source, about, { nodeModel }) => {
  const { title, description, website, link, documents, collections } = source;
  const slugs = [{ documents }, ...collections].flatMap((one) => one.documents ?? []);
  const subjectOf = await documentsJsonLd(about, nodeModel, slugs);
  const [name, url] = [about.fillCounts(title), about.toUrl(link)];
  const brand: Thing = {
    '@type': 'Brand',
    '@id': `${url}#brand`,
    name,
    description: about.fillCounts(description),
    url,
    ...(website && { sameAs: website }),
    ...(subjectOf.length > 0 && { subjectOf }),
  };
  return [brand, breadcrumbsTo(about, { name, path: link })];
};

/** Finds when an article last changed. Git is asked with the first one. */
function createModifiedFinder() {
  let gitDates: Promise<GitDates> | undefined;
  return async (source: ArticlePageNode, nodeModel: NodeModel): Promise<string | undefined> => {
    gitDates ??= readGitDates('content');
    const getNode = (id: string) => nodeModel.getNodeById({ id }) as PageSourceNode | undefined;
    return findLastModified(source, { getNode, openings: [] }, await gitDates);
  };
}

const createArticleJsonLd =
  (findModified = createModifiedFinder()): JsonLdBuilder<ArticlePageNode> =>
  async (source, about, resolving) => {
    const { company, showrooms, toUrl, fillCounts } = about;
    const path = getArticlePath(source.article_id, source.slug);
    const { src } = await resolveOgImage(source, resolving.nodeModel);
    const article = {
      title: fillCounts(source.title),
      description: fillCounts(source.description),
      date: toIsoDay(source.date)!,
      modified: await findModified(source, resolving.nodeModel),
      url: toUrl(path),
      images: [`${company.url}${src}`],
    };
    const event = source.event && { ...source.event, showroom: showrooms.find(({ slug }) => slug === source.event?.showroom) };
    const reserve = await findReservationPath(source, resolving.nodeModel);
    return [
      event ? eventJsonLd(article, event, company, reserve === null ? undefined : toUrl(reserve)) : articleJsonLd(article, company),
      breadcrumbsTo(about, ...(await findListStep(resolving.nodeModel, 'Article', about)), { name: article.title, path }),
    ];
  };

const showroomPageJsonLd: JsonLdBuilder<ShowroomNode> = async (source, about, resolving) => {
  const { company, showrooms, toUrl, fillCounts } = about;
  const path = getShowroomPath(source.slug);
  const { src } = await resolveOgImage(source, resolving.nodeModel);
  const showroom = showrooms.find(({ slug }) => slug === source.slug)!;
  const { access, showroom: labels } = await findSingletonNode<TextNode>(resolving.nodeModel, 'ContentText');
  const transit = { name: labels.transit, value: htmlToText(renderMarkdown(fillCounts(showroom.transit))) };
  return [
    showroomJsonLd(showroom, company, { url: toUrl(path), image: `${company.url}${src}`, transit }, access),
    breadcrumbsTo(about, ...(await findListStep(resolving.nodeModel, 'Showroom', about)), { name: fillCounts(source.name), path }),
  ];
};

// The questions are at the foot of every page, and their page is the one where a visitor comes to ask.
const formPageJsonLd: JsonLdBuilder<FormNode> = async ({ type, name }, about, { nodeModel }) => {
  const path = getContactPath(type);
  return [
    breadcrumbsTo(about, { name: about.fillCounts(name), path }),
    ...(path === about.contact ? [await questionsJsonLd(nodeModel, about, path)] : []),
  ];
};

const jsonLdField = <T extends ContentNode>(build: JsonLdBuilder<T>) => ({
  jsonLd: {
    type: 'String',
    resolve: async (source: T, _: unknown, resolving: ResolverContext): Promise<string | null> => {
      const things = await build(source, await createJsonLdContext(resolving.nodeModel), resolving);
      return things.length > 0 ? serializeJsonLd(things) : null;
    },
  },
});

/** S2: the JSON-LD of each page, serialized by the build. */
const createJsonLdResolvers = () => ({
  Page: jsonLdField(pageJsonLd),
  Brand: jsonLdField(brandPageJsonLd),
  Article: jsonLdField(createArticleJsonLd()),
  Showroom: jsonLdField(showroomPageJsonLd),
  Opening: jsonLdField(openingPageJsonLd),
  ContactForm: jsonLdField(formPageJsonLd),
});

/** Adds to each kind of page its Open Graph image and its structured data. */
export function createOutputResolvers(args: CreateResolversArgs): void {
  const createResolvers = args.createResolvers as (resolvers: object) => void;
  for (const resolvers of [ogImageResolvers, createJsonLdResolvers()]) createResolvers(resolvers);
}
