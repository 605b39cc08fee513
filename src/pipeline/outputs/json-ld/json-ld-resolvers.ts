import type { Thing } from 'schema-dts';
import { getArticlePath, getContactPath, isHiddenPath } from '../../../domain/routes/routes';
import { isIndexOf } from '../../../schema/section-traits';
import { withAbsoluteLinks } from '../../markup/absolute-links';
import { renderMarkdown } from '../../markup/markdown';
import { eventJsonLd, type JsonLdEvent, articleJsonLd } from './article-json-ld';
import { organizationJsonLd, websiteJsonLd } from './organization-json-ld';
import { openingJsonLd, type JsonLdOpening } from './opening-json-ld';
import { breadcrumbsJsonLd, faqJsonLd, serializeJsonLd } from './page-json-ld';
import { showroomJsonLd } from './showroom-json-ld';
import { visibilityFilter } from '../../data/build-context-nodes';
import { type JsonLdContext, createJsonLdContext } from './json-ld-context';
import {
  type ContentNode,
  toIsoDay,
  findSortedNodes,
  type NodeModel,
  type ResolverContext,
  findSingletonNode,
} from '../../data/node-model';
import { ogImageResolvers } from '../og-images/og-image-resolvers';

/** The page under which articles stand. */
const newsPath = '/news-and-events';

interface PageNode extends ContentNode {
  path: string;
  title: string;
  sections: readonly { type: string }[];
}
interface ArticleNode extends ContentNode {
  article_id: number;
  slug: string;
  title: string;
  description: string;
  event?: Omit<JsonLdEvent, 'showroom'> & { showroom?: string };
}
interface FormNode extends ContentNode {
  type: string;
  name: string;
  inputs: readonly { options_from?: string }[];
}
type BrandNode = ContentNode & { title: string; link: string };
type OpeningNode = ContentNode & JsonLdOpening;

type JsonLdBuilder<T> = (source: T, about: JsonLdContext, resolving: ResolverContext) => Thing[] | Promise<Thing[]>;

const breadcrumbsTo = ({ company, toUrl: addressOf }: JsonLdContext, ...steps: { name: string; path: string }[]): Thing =>
  breadcrumbsJsonLd([{ name: company.name, path: '/' }, ...steps].map(({ name, path }) => ({ name, url: addressOf(path) })));

async function openingsJsonLd(nodeModel: NodeModel, { showrooms, company }: JsonLdContext): Promise<Thing[]> {
  const { careers } = await findSingletonNode<{ careers: { asks: string } }>(nodeModel, 'ContentText');
  const openings = ((await findSortedNodes(nodeModel, 'Opening')) as OpeningNode[]).filter(visibilityFilter(nodeModel));
  return openings.map((opening) =>
    openingJsonLd({ ...opening, date: toIsoDay(opening.date)!, closes: toIsoDay(opening.closes) }, showrooms, careers.asks, company),
  );
}

async function questionsJsonLd(
  nodeModel: NodeModel,
  { fillCounts: fill, company, toUrl: addressOf }: JsonLdContext,
  page: string,
): Promise<Thing> {
  const asked = (await findSortedNodes(nodeModel, 'Question')) as unknown as { question: string; answer: string }[];
  const html = (answer: string) => withAbsoluteLinks(renderMarkdown(fill(answer)), company.url, addressOf(page));
  return faqJsonLd(asked.map(({ question, answer }) => ({ question: fill(question), answer: html(answer) })));
}

const pageJsonLd: JsonLdBuilder<PageNode> = async ({ path, title, sections }, about, { nodeModel }) => {
  if (path === '/') return [organizationJsonLd(about.company), websiteJsonLd(about.company)];
  if (isHiddenPath(path)) return [];
  const hasOpenings = isIndexOf(sections, 'Opening');
  return [breadcrumbsTo(about, { name: about.fillCounts(title), path }), ...(hasOpenings ? await openingsJsonLd(nodeModel, about) : [])];
};

const brandPageJsonLd: JsonLdBuilder<BrandNode> = ({ title, link }, about) => [breadcrumbsTo(about, { name: title, path: link })];

const articlePageJsonLd: JsonLdBuilder<ArticleNode> = async (source, about, resolving) => {
  const { company, showrooms, toUrl: addressOf, fillCounts: fill } = about;
  const path = getArticlePath(source.article_id, source.slug);
  const list = (await resolving.nodeModel.findOne({ type: 'Page', query: { filter: { path: { eq: newsPath } } } })) as PageNode | null;
  const { src } = await ogImageResolvers.Article.share.resolve({ ...source }, {}, resolving);
  const article = {
    title: fill(source.title),
    description: fill(source.description),
    date: toIsoDay(source.date)!,
    url: addressOf(path),
    images: [`${company.url}${src}`],
  };
  const happening = source.event && { ...source.event, showroom: showrooms.find(({ slug }) => slug === source.event?.showroom) };
  return [
    happening ? eventJsonLd(article, happening, company) : articleJsonLd(article, company),
    breadcrumbsTo(about, ...(list ? [{ name: fill(list.title), path: newsPath }] : []), { name: article.title, path }),
  ];
};

// The showrooms stand where a visit to one is proposed; the questions, which are at the foot of every page, where one comes to ask.
const formPageJsonLd: JsonLdBuilder<FormNode> = async ({ type, name, inputs }, about, { nodeModel }) => {
  const path = getContactPath(type);
  const visits = inputs.some(({ options_from }) => options_from === 'showrooms');
  return [
    breadcrumbsTo(about, { name: about.fillCounts(name), path }),
    ...(visits ? about.showrooms.map((showroom) => showroomJsonLd(showroom, about.company, about.toUrl(path))) : []),
    ...(path === about.contact ? [await questionsJsonLd(nodeModel, about, path)] : []),
  ];
};

const jsonLdField = <T extends ContentNode>(things: JsonLdBuilder<T>) => ({
  structured: {
    type: 'String',
    resolve: async (source: T, _: unknown, resolving: ResolverContext): Promise<string | null> => {
      const said = await things(source, await createJsonLdContext(resolving.nodeModel), resolving);
      return said.length > 0 ? serializeJsonLd(said) : null;
    },
  },
});

/** S2: what each page says in the words of schema.org. It is text by then, so that no script of a page has to make it. */
export const jsonLdResolvers = {
  Page: jsonLdField(pageJsonLd),
  Brand: jsonLdField(brandPageJsonLd),
  Article: jsonLdField(articlePageJsonLd),
  ContactForm: jsonLdField(formPageJsonLd),
};
