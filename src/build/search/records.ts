import { collectionAnchor, headerAnchor, openingAnchor, questionAnchor } from '../../logic/anchors';
import { wordsOf } from '../../logic/html-words';
import { listNames } from '../../logic/partners';
import { sitePath } from '../../logic/routes';
import type { SearchKind, SearchShown } from '../../logic/search';
import { trailingSlash } from '../../logic/setting';
import { type OfferedPicture, offeredSizes } from '../offered-pictures';

/** A thing that the search finds. */
export interface SearchRecord extends SearchShown {
  kind: SearchKind;
  title: string;
  url: string;
  /** What is searched besides title and line. */
  text: string;
}

export type PictureNode = OfferedPicture & { focus: string | null };

export interface BrandNode {
  title: string;
  link: string;
  origin: string | null;
  description: string;
  lead: string;
  text: string;
  categories: { name: string }[];
  hero: PictureNode;
  gallery: PictureNode[];
  collections: { name: string; showrooms: { short_name: string }[] | null }[];
}

export interface OpeningNode {
  slug: string;
  title: string;
  team: string;
  place: string;
  employment: string;
  asks: string[];
  html: string;
}

export interface ArticleNode {
  path: string;
  title: string;
  summary: string;
  picture: PictureNode;
  blocks: { html: string | null }[];
}

/** The page that lists the openings, and whose picture is theirs. */
export interface OpeningsPage {
  path: string;
  picture: PictureNode | null;
}

/** The words that a record takes from content/text.yaml. */
export interface RecordWords {
  on_show: string;
  to_order: string;
}

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** The smallest file of a picture. */
function pictureOf(picture: PictureNode | null): SearchShown['picture'] {
  if (!picture) return null;
  const { path, width, height } = offeredSizes(picture).reduce((one, other) => (other.width < one.width ? other : one));
  return { src: path, width, height, focus: picture.focus };
}

const addressOf = (path: string): string => sitePath(path, trailingSlash);

/** A brand and each of its collections, which lead to their place on its page. */
export function brandRecords(brand: BrandNode, words: RecordWords): SearchRecord[] {
  const { title, link, origin, categories, collections } = brand;
  const pictures = [...brand.gallery, brand.hero].map(pictureOf);
  const names = listNames(categories.map(({ name }) => name));
  const text = [brand.description, brand.lead, wordsOf(brand.text)].join(' ');
  return [
    { kind: 'brand', title, url: addressOf(link), line: joined(names, origin), text, picture: pictureOf(brand.hero) },
    ...collections.map(({ name, showrooms }, at): SearchRecord => {
      const picture = pictures[at % pictures.length]!;
      const places = showrooms?.map(({ short_name }) => short_name).join(', ');
      const line = joined(title, places ? `${words.on_show}, ${places}` : words.to_order);
      return { kind: 'collection', title: name, url: addressOf(`${link}#${collectionAnchor(name)}`), line, text: names, picture };
    }),
  ];
}

/** An opening, on the page that lists them. */
export function openingRecord({ slug, title, team, place, employment, asks, html }: OpeningNode, page: OpeningsPage): SearchRecord {
  const url = addressOf(`${page.path}#${openingAnchor(slug)}`);
  const text = [wordsOf(html), ...asks].join(' ');
  return { kind: 'opening', title, url, line: joined(team, place, employment), text, picture: pictureOf(page.picture) };
}

/** A question at the foot of the page where one comes to ask. */
export function questionRecord({ question, answer }: { question: string; answer: string }, at: number, path: string): SearchRecord {
  const url = addressOf(`${path}#${headerAnchor(questionAnchor(at))}`);
  return { kind: 'question', title: question, url, line: wordsOf(answer), text: '', picture: null };
}

/** An article or an event. */
export function articleRecord({ path, title, summary, picture, blocks }: ArticleNode): SearchRecord {
  const text = wordsOf(blocks.map(({ html }) => html ?? '').join(' '));
  return { kind: 'article', title, url: addressOf(path), line: summary, text, picture: pictureOf(picture) };
}
