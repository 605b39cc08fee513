/** A file of a picture in its sizes, with what stands in its place until it is there. */
export interface CatalogPicture {
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focus: string | null;
  readonly color: string | null;
}

/** What a board shows of a thing. */
export interface CatalogItem {
  readonly name: string;
  /** The brand it is of; null for a brand itself and for an article. */
  readonly brand: string | null;
  /** Its place on the site. */
  readonly path: string;
  readonly picture: CatalogPicture;
  /** The showrooms that carry it, by slug. */
  readonly showrooms: readonly string[];
}

/** What a board may hold of one brand, or an article: by the names of the things. The build writes such a file for each. */
export type CatalogFile = Readonly<Record<string, CatalogItem>>;

/** Where the build writes what a board shows of a thing, as a path from the root of the site. */
export function getCatalogPath(thing: string): string {
  const [kind, owner] = thing.split('/');
  return `/board/${kind === 'article' ? 'articles' : 'brands'}/${owner}.json`;
}

/** Things by name, as far as they are known; of those that are missing it stands here that there are none. */
export type Catalog = ReadonlyMap<string, CatalogItem | null>;

/** A showroom that carries things of a board, and how many of them. */
export interface RankedShowroom {
  readonly showroom: string;
  readonly count: number;
}

/** The showrooms that carry things of a board, the one that carries most of it first; among equals in the order given. */
export const rankShowrooms = (things: readonly (CatalogItem | null | undefined)[], showrooms: readonly string[]): RankedShowroom[] =>
  showrooms
    .map((showroom) => ({ showroom, count: things.filter((thing) => thing?.showrooms.includes(showroom)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
