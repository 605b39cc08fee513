import type { Thing } from 'schema-dts';
import { articlePath, contactPath, isHiddenPath } from '../../logic/routes';
import { withAbsoluteLinks } from '../absolute-links';
import { toHtml } from '../markdown';
import { event, type Happening, newsArticle } from '../structured/article';
import { organization, website } from '../structured/company';
import { jobPosting, type Opening } from '../structured/opening';
import { breadcrumbs, faqPage, structuredData } from '../structured/page';
import { localBusiness } from '../structured/showroom';
import { shownIn } from './edition-nodes';
import { type Known, known } from './known';
import { type ContentNode, day, inOrder, type NodeModel, type Resolving, single } from './nodes';
import { shares } from './share';

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
  event?: Omit<Happening, 'showroom'> & { showroom?: string };
}
interface FormNode extends ContentNode {
  type: string;
  name: string;
  inputs: readonly { options_from?: string }[];
}
type BrandNode = ContentNode & { title: string; link: string };
type OpeningNode = ContentNode & Opening;

type Things<T> = (source: T, about: Known, resolving: Resolving) => Thing[] | Promise<Thing[]>;

const below = ({ company, addressOf }: Known, ...steps: { name: string; path: string }[]): Thing =>
  breadcrumbs([{ name: company.name, path: '/' }, ...steps].map(({ name, path }) => ({ name, url: addressOf(path) })));

async function postings(nodeModel: NodeModel, { showrooms, company }: Known): Promise<Thing[]> {
  const { careers } = await single<{ careers: { asks: string } }>(nodeModel, 'ContentText');
  const openings = ((await inOrder(nodeModel, 'Opening')) as OpeningNode[]).filter(shownIn(nodeModel));
  return openings.map((opening) =>
    jobPosting({ ...opening, date: day(opening.date)!, closes: day(opening.closes) }, showrooms, careers.asks, company),
  );
}

async function questions(nodeModel: NodeModel, { fill, company, addressOf }: Known, page: string): Promise<Thing> {
  const asked = (await inOrder(nodeModel, 'Question')) as unknown as { question: string; answer: string }[];
  const html = (answer: string) => withAbsoluteLinks(toHtml(fill(answer)), company.url, addressOf(page));
  return faqPage(asked.map(({ question, answer }) => ({ question: fill(question), answer: html(answer) })));
}

const ofPage: Things<PageNode> = async ({ path, title, sections }, about, { nodeModel }) => {
  if (path === '/') return [organization(about.company), website(about.company)];
  if (isHiddenPath(path)) return [];
  const hasOpenings = sections.some(({ type }) => type === 'openings');
  return [below(about, { name: about.fill(title), path }), ...(hasOpenings ? await postings(nodeModel, about) : [])];
};

const ofBrand: Things<BrandNode> = ({ title, link }, about) => [below(about, { name: title, path: link })];

const ofArticle: Things<ArticleNode> = async (source, about, resolving) => {
  const { company, showrooms, addressOf, fill } = about;
  const path = articlePath(source.article_id, source.slug);
  const list = (await resolving.nodeModel.findOne({ type: 'Page', query: { filter: { path: { eq: newsPath } } } })) as PageNode | null;
  const { src } = await shares.Article.share.resolve({ ...source }, {}, resolving);
  const article = {
    title: fill(source.title),
    description: fill(source.description),
    date: day(source.date)!,
    url: addressOf(path),
    images: [`${company.url}${src}`],
  };
  const happening = source.event && { ...source.event, showroom: showrooms.find(({ slug }) => slug === source.event?.showroom) };
  return [
    happening ? event(article, happening, company) : newsArticle(article, company),
    below(about, ...(list ? [{ name: fill(list.title), path: newsPath }] : []), { name: article.title, path }),
  ];
};

// The showrooms stand where a visit to one is proposed; the questions, which are at the foot of every page, where one comes to ask.
const ofForm: Things<FormNode> = async ({ type, name, inputs }, about, { nodeModel }) => {
  const path = contactPath(type);
  const visits = inputs.some(({ options_from }) => options_from === 'showrooms');
  return [
    below(about, { name: about.fill(name), path }),
    ...(visits ? about.showrooms.map((showroom) => localBusiness(showroom, about.company, about.addressOf(path))) : []),
    ...(path === about.contact ? [await questions(nodeModel, about, path)] : []),
  ];
};

const field = <T extends ContentNode>(things: Things<T>) => ({
  structured: {
    type: 'String',
    resolve: async (source: T, _: unknown, resolving: Resolving): Promise<string | null> => {
      const said = await things(source, await known(resolving.nodeModel), resolving);
      return said.length > 0 ? structuredData(said) : null;
    },
  },
});

/** S2: what each page says in the words of schema.org. It is text by then, so that no script of a page has to make it. */
export const structures = { Page: field(ofPage), Brand: field(ofBrand), Article: field(ofArticle), ContactForm: field(ofForm) };
