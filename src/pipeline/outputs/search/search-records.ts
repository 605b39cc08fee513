import { getCollectionAnchor, getHeaderAnchor, getOpeningAnchor, getQuestionAnchor } from '../../../domain/routes/anchors';
import { htmlToText } from '../../../domain/text/html-to-text';
import { formatNameList } from '../../../domain/brands/brand-filter';
import { applyTrailingSlash } from '../../../domain/routes/routes';
import type { SearchKind, SearchPreview } from '../../../domain/search/search';
import { trailingSlash } from '../../../domain/settings/site-settings';
import { type ImageQueryResult, parseImageCandidates } from '../../images/image-query';

/** A thing that the search finds. */
export interface SearchRecord extends SearchPreview {
  kind: SearchKind;
  title: string;
  url: string;
  /** What is searched besides title and line. */
  text: string;
}

export type PictureSearchNode = ImageQueryResult & { focus: string | null };

export interface BrandSearchNode {
  title: string;
  link: string;
  origin: string | null;
  description: string;
  lead: string;
  text: string;
  categories: { name: string }[];
  hero: PictureSearchNode;
  gallery: PictureSearchNode[];
  collections: { name: string; showrooms: { short_name: string }[] | null }[];
}

export interface OpeningSearchNode {
  slug: string;
  title: string;
  team: string;
  place: string;
  employment: string;
  asks: string[];
  html: string;
}

export interface ArticleSearchNode {
  path: string;
  title: string;
  summary: string;
  picture: PictureSearchNode;
  blocks: { html: string | null }[];
}

/** The page that lists the openings, and whose picture is theirs. */
export interface OpeningsPage {
  path: string;
  picture: PictureSearchNode | null;
}

/** The words that a record takes from content/text.yaml. */
export interface SearchRecordLabels {
  on_show: string;
  to_order: string;
}

const joinParts = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** The smallest file of a picture. */
function toThumbnail(picture: PictureSearchNode | null): SearchPreview['picture'] {
  if (!picture) return null;
  const { path, width, height } = parseImageCandidates(picture).reduce((one, other) => (other.width < one.width ? other : one));
  return { src: path, width, height, focus: picture.focus };
}

const toSearchUrl = (path: string): string => applyTrailingSlash(path, trailingSlash);

/** A brand and each of its collections, which lead to their place on its page. */
export function toBrandRecords(brand: BrandSearchNode, words: SearchRecordLabels): SearchRecord[] {
  const { title, link, origin, categories, collections } = brand;
  const pictures = [...brand.gallery, brand.hero].map(toThumbnail);
  const names = formatNameList(categories.map(({ name }) => name));
  const text = [brand.description, brand.lead, htmlToText(brand.text)].join(' ');
  return [
    { kind: 'brand', title, url: toSearchUrl(link), line: joinParts(names, origin), text, picture: toThumbnail(brand.hero) },
    ...collections.map(({ name, showrooms }, at): SearchRecord => {
      const picture = pictures[at % pictures.length]!;
      const places = showrooms?.map(({ short_name }) => short_name).join(', ');
      const line = joinParts(title, places ? `${words.on_show}, ${places}` : words.to_order);
      return { kind: 'collection', title: name, url: toSearchUrl(`${link}#${getCollectionAnchor(name)}`), line, text: names, picture };
    }),
  ];
}

/** An opening, on the page that lists them. */
export function toOpeningRecord({ slug, title, team, place, employment, asks, html }: OpeningSearchNode, page: OpeningsPage): SearchRecord {
  const url = toSearchUrl(`${page.path}#${getOpeningAnchor(slug)}`);
  const text = [htmlToText(html), ...asks].join(' ');
  return { kind: 'opening', title, url, line: joinParts(team, place, employment), text, picture: toThumbnail(page.picture) };
}

/** A question at the foot of the page where one comes to ask. */
export function toQuestionRecord({ question, answer }: { question: string; answer: string }, at: number, path: string): SearchRecord {
  const url = toSearchUrl(`${path}#${getHeaderAnchor(getQuestionAnchor(at))}`);
  return { kind: 'question', title: question, url, line: htmlToText(answer), text: '', picture: null };
}

/** An article or an event. */
export function toArticleRecord({ path, title, summary, picture, blocks }: ArticleSearchNode): SearchRecord {
  const text = htmlToText(blocks.map(({ html }) => html ?? '').join(' '));
  return { kind: 'article', title, url: toSearchUrl(path), line: summary, text, picture: toThumbnail(picture) };
}
