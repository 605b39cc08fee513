/** What partners can be sorted by, as addresses say it, and where a partner has it. */
const facetFields = { category: 'categories', room: 'rooms', material: 'materials', showroom: 'showrooms' } as const;

export type Facet = keyof typeof facetFields;

export const facets = Object.keys(facetFields) as Facet[];

interface HasSlug {
  readonly slug: string;
}

/** A partner as far as it can be sorted. */
export type Filterable = { readonly [place in (typeof facetFields)[Facet]]?: readonly HasSlug[] };

/** What is asked of partners: of each facet one thing, or nothing. */
export type Criteria = { readonly [facet in Facet]?: string };

/** The partners that have all that is asked; one of two categories is in both. */
export const filterBrands = <T extends Filterable>(partners: readonly T[], criteria: Criteria): T[] =>
  partners.filter((partner) =>
    facets.every((facet) => criteria[facet] === undefined || partner[facetFields[facet]]?.some(({ slug }) => slug === criteria[facet])),
  );

/** What is asked with another choice for a facet; with none it is free. */
export function setFacet(criteria: Criteria, facet: Facet, choice: string | null): Criteria {
  const { [facet]: _before, ...rest } = criteria;
  return choice === null ? rest : { ...rest, [facet]: choice };
}

/** How many partners there would be with another choice for a facet. */
export const countForFacet = (partners: readonly Filterable[], criteria: Criteria, facet: Facet, choice: string | null): number =>
  filterBrands(partners, setFacet(criteria, facet, choice)).length;

/** Where the partners stand that have all that is asked. */
export function getPartnersPath(criteria: Criteria): string {
  const asked = facets.flatMap((facet) => (criteria[facet] === undefined ? [] : [`${facet}=${criteria[facet]}`]));
  return `/${asked.length > 0 ? `?${asked.join('&')}` : ''}#partners`;
}

/** What the query of an address asks, `?category=tile&room=outdoor`; what it names that there is not asks nothing. */
export function parseCriteria(search: string, choices: Readonly<Record<Facet, readonly HasSlug[]>>): Criteria {
  const query = new Map(Array.from(search.matchAll(/[?&](\w+)=([^&]*)/g), ([, name, value]) => [name!, value!]));
  const asked = facets.filter((facet) => choices[facet].some(({ slug }) => slug === query.get(facet)));
  return Object.fromEntries(asked.map((facet) => [facet, query.get(facet)!]));
}

/** A thing less to ask, and how many partners there are then. */
export interface Relaxation {
  facet: Facet;
  criteria: Criteria;
  count: number;
}

/** Where no partner has all that is asked: what to leave out so that there are some, the most first. */
export const findRelaxations = (partners: readonly Filterable[], criteria: Criteria): Relaxation[] =>
  facets
    .filter((facet) => criteria[facet] !== undefined)
    .map((facet) => ({ facet, criteria: setFacet(criteria, facet, null), count: countForFacet(partners, criteria, facet, null) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);

/** `Bathroom, kitchen`: the names in one line, lower case from the second on. */
export const formatNameList = (names: readonly string[]): string =>
  names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
