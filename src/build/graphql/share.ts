import { readFile } from 'node:fs/promises';
import { fillCounted } from '../../logic/counted';
import { usDate } from '../../logic/dates';
import { type Happening, listedDay } from '../../logic/news';
import { plateSize } from '../share/plate';
import { publishShare } from '../share/compose';
import { counts } from './counts';
import { type ContentNode, day, fileBeside, type NodeModel, type Resolving, single } from './nodes';

interface Picture {
  file: string;
  alt: string;
  focus?: string;
}
interface Site extends ContentNode {
  title: string;
  wordmark: string;
  legal_name: string;
  picture: Picture;
}
interface Text extends ContentNode {
  article: Record<string, string>;
  share: { since: string };
}
interface Shared extends ContentNode {
  title: string;
  sections?: { type: string; [kind: string]: unknown }[];
  picture?: Picture | null;
  hero?: Picture;
}

/** What stands over the title of a page of some type. */
type Label = (source: ContentNode, site: Site, text: Text, nodeModel: NodeModel) => string | Promise<string>;
/** The SVG that stands for the title, where there is one. */
type LogoOf = (source: ContentNode, nodeModel: NodeModel) => Promise<string | undefined>;

const ofCompany: Label = (_, { legal_name }) => legal_name;

const ofArticle: Label = (source, _, { article }) => {
  const { kind, date, event = null } = source as ContentNode & { kind: string; event?: Happening };
  return `${article[kind] ?? kind} · ${usDate(listedDay({ date: day(date)!, event }))}`;
};

const ofBrand: Label = async (source, _site, _text, nodeModel) => {
  const { entries } = await nodeModel.findAll({ type: 'Category' });
  const categories = Array.from(entries as Iterable<{ slug: string; name: string }>);
  const { categories: slugs } = source as ContentNode & { categories: string[] };
  return slugs.map((slug) => categories.find((one) => one.slug === slug)?.name ?? slug).join(' · ');
};

const brandLogo: LogoOf = async (source, nodeModel) => {
  const { image_link } = source as ContentNode & { image_link: string };
  if (!image_link.startsWith('.')) return undefined;
  return readFile((await fileBeside(nodeModel, source, image_link)).absolutePath, 'utf8');
};

const noLogo: LogoOf = () => Promise.resolve(undefined);

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** The title on the plate: of a list that is narrowed to a kind, that kind's own. */
function titleOf({ title, sections = [] }: Shared, kind?: string | null): string {
  const list = sections.find(({ type }) => type === 'news');
  return kind && list ? (list[kind] as { title: string }).title : title;
}

const share = (label: Label, logoOf: LogoOf = noLogo) => ({
  type: 'Share!',
  args: { kind: 'String' },
  resolve: async (source: Shared, { kind }: { kind?: string | null }, { nodeModel }: Resolving) => {
    const site = await single<Site>(nodeModel, 'ContentSite');
    const text = await single<Text>(nodeModel, 'ContentText');
    const counted = await counts(nodeModel);
    const own = source.hero ?? source.picture;
    const { file, focus, alt } = own ?? site.picture;
    const title = fillCounted(titleOf(source, kind), counted).replace(`${site.title} – `, '');
    const src = await publishShare({
      words: {
        label: await label(source, site, text, nodeModel),
        title,
        wordmark: site.wordmark,
        since: fillCounted(text.share.since, counted),
      },
      picture: (await fileBeside(nodeModel, own ? source : site, file)).absolutePath,
      focus,
      logo: await logoOf(source, nodeModel),
    });
    return { src, ...plateSize, alt: `${sentence(title)} ${alt}` };
  },
});

/** What each page that can be shared adds to its type: the picture that stands for it elsewhere. */
export const shares = {
  Page: { share: share(ofCompany) },
  ContactForm: { share: share(ofCompany) },
  Article: { share: share(ofArticle) },
  Brand: { share: share(ofBrand, brandLogo) },
};
