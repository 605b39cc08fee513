import { searchPath, applyTrailingSlash } from './routes';
import { decodeComponent } from './addresses';
import { trailingSlash } from './site-settings';

/** The kinds of search results, in the order of the list of all entries. */
export const searchKinds = ['answer', 'brand', 'collection', 'document', 'showroom', 'opening', 'page', 'question', 'article'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The thumbnail of a result. It reuses an image of a page. */
export interface SearchPicture {
  src: string;
  width: number;
  height: number;
  /** The object-position; null for the center. */
  focus: string | null;
}

/** The parts of a result besides its title. */
export interface SearchPreview {
  line: string;
  /** How many words of visitors stand at the end of what is searched. They are never shown. */
  hidden?: number;
  picture: SearchPicture | null;
}

/** The end of the URL of an answer in the index, in which a URL stands once. */
export const toAnswerMark = (index: number): string => `#answer-${index}`;

/** The URL to which a result leads. */
export const withoutAnswerMark = (url: string): string => url.replace(/#answer-\d+$/, '');

/** The URL of a search, from the root of the site; without a query, the URL of the search page. */
export const getSearchUrl = (query = ''): string =>
  applyTrailingSlash(query.trim() === '' ? searchPath : `${searchPath}?q=${encodeURIComponent(query.trim())}`, trailingSlash);

/** The maximum length of a query, in UTF-16 units. */
export const maxQueryLength = 120;

/** The search query in the query of a URL, `?q=kohler`. */
export function getSearchQuery(search: string): string {
  const [, query = ''] = /[?&]q=([^&#]*)/.exec(search) ?? [];
  return decodeComponent(query.replaceAll('+', ' ')).trim().slice(0, maxQueryLength);
}
