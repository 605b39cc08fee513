import { searchPath, applyTrailingSlash } from './routes';
import { decodeComponent } from './addresses';
import { trailingSlash } from './site-settings';

/** The kinds of search results, in the order in which those that answer a query equally well are shown. */
export const searchKinds = ['answer', 'collection', 'brand', 'showroom', 'article', 'document', 'opening', 'question', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The thumbnail of a result. It reuses an image of a page. */
export interface SearchPicture {
  src: string;
  width: number;
  height: number;
  /** The object-position; null for the center. */
  focus: string | null;
}

/** An entry, or a part of one, that the search finds. */
export interface SearchRecord {
  kind: SearchKind;
  title: string;
  url: string;
  line: string;
  /** What is searched besides title and line, and shown in part where it matches. */
  text: string;
  /** Words of visitors for it, which are searched and never shown. Commas end the phrases of an answer. */
  words?: string;
  picture: SearchPicture | null;
}

/** The records of a build. */
export const searchIndexPath = '/search.json';

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
