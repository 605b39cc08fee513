import { searchPath, applyTrailingSlash } from '../routes/routes';
import { trailingSlash } from '../settings/site-settings';

/** What is searched, in the order of the list of everything. */
export const searchKinds = ['brand', 'collection', 'opening', 'question', 'article'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A small picture of a record, one that a page has already. */
export interface SearchPicture {
  src: string;
  width: number;
  height: number;
  /** The point that stays in view. */
  focus: string | null;
}

/** What is shown of a record besides its title. */
export interface SearchPreview {
  line: string;
  picture: SearchPicture | null;
}

/** The address of a search, which can be shared; of none, that of the page itself. */
export const getSearchUrl = (query = ''): string =>
  applyTrailingSlash(query.trim() === '' ? searchPath : `${searchPath}?q=${encodeURIComponent(query.trim())}`, trailingSlash);

/** How many letters a question may have. */
export const maxQueryLength = 120;

function decodeQuery(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the query of an address asks for, `?q=kohler`. */
export function getSearchQuery(search: string): string {
  const [, asked = ''] = /[?&]q=([^&#]*)/.exec(search) ?? [];
  return decodeQuery(asked.replaceAll('+', ' ')).trim().slice(0, maxQueryLength);
}
