import { searchPath, sitePath } from './routes';
import { trailingSlash } from './setting';

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
export interface SearchShown {
  line: string;
  picture: SearchPicture | null;
}

/** The address of a search, which can be shared; of none, that of the page itself. */
export const searchAddress = (query = ''): string =>
  sitePath(query.trim() === '' ? searchPath : `${searchPath}?q=${encodeURIComponent(query.trim())}`, trailingSlash);

/** How many letters a question may have. */
export const longestQuestion = 120;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the query of an address asks for, `?q=kohler`. */
export function askedIn(search: string): string {
  const [, asked = ''] = /[?&]q=([^&#]*)/.exec(search) ?? [];
  return decoded(asked.replaceAll('+', ' ')).trim().slice(0, longestQuestion);
}
