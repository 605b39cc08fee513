import type { LeadTime, RequestKind } from './brands';
import type { ListedDocument } from './documents';

/** An image with its responsive sources. `color` is the placeholder while it loads; `focus` is an object-position. */
export interface CatalogPicture {
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focus: string | null;
  readonly color: string | null;
}

/** A document of an item. */
export type CatalogDocument = Pick<ListedDocument, 'title' | 'url'>;

/** The data that the board shows for an item. */
export interface CatalogItem {
  readonly name: string;
  /** Null for a brand and for an article. */
  readonly brand: string | null;
  readonly path: string;
  readonly picture: CatalogPicture;
  /** The slugs of the showrooms that carry it. */
  readonly showrooms: readonly string[];
  /** What a visitor can ask for of it; absent if nothing. */
  readonly requests?: readonly RequestKind[];
  /** The colors and surfaces to choose from; absent if none is named. */
  readonly finishes?: readonly string[];
  /** How long it takes; absent if nobody said so. */
  readonly leadTime?: LeadTime;
  /** Its documents, with those of its brand; absent if there are none. */
  readonly documents?: readonly CatalogDocument[];
}

/** The items of a brand, or an article, by item id. The build writes a file for each brand and each article. */
export type CatalogFile = Readonly<Record<string, CatalogItem>>;

/** The catalog file of an item, from the root of the site. */
export function getCatalogPath(itemId: string): string {
  const [kind, owner] = itemId.split('/');
  return `/board/${kind === 'article' ? 'articles' : 'brands'}/${owner}.json`;
}

/** The loaded items by id; null for an item that does not exist. */
export type Catalog = ReadonlyMap<string, CatalogItem | null>;

/** A showroom, and the number of items of a board that it carries. */
export interface RankedShowroom {
  readonly showroom: string;
  readonly count: number;
}

/** The showrooms that carry items of a board, those with most items first; equal ones keep their order. */
export const rankShowrooms = (items: readonly (CatalogItem | null | undefined)[], showrooms: readonly string[]): RankedShowroom[] =>
  showrooms
    .map((showroom) => ({ showroom, count: items.filter((item) => item?.showrooms.includes(showroom)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
