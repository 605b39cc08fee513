/** The facets by which brands are filtered, as in the query of the URL, and the field of a brand for each. */
const facetFields = { category: 'categories', room: 'rooms', material: 'materials', showroom: 'showrooms' } as const;

export type Facet = keyof typeof facetFields;

export const facets = Object.keys(facetFields) as Facet[];

interface HasSlug {
  readonly slug: string;
}

/** The fields of a brand that the filter reads. */
export type Filterable = { readonly [field in (typeof facetFields)[Facet]]?: readonly HasSlug[] };

/** The chosen slug of each facet; a facet without a choice is absent. */
export type Criteria = { readonly [facet in Facet]?: string | undefined };

/** The brands that match all criteria. */
export const filterBrands = <T extends Filterable>(brands: readonly T[], criteria: Criteria): T[] =>
  brands.filter((brand) =>
    facets.every((facet) => criteria[facet] === undefined || brand[facetFields[facet]]?.some(({ slug }) => slug === criteria[facet])),
  );

/** The criteria with another choice for a facet; null removes the choice. */
export const setFacet = (criteria: Criteria, facet: Facet, choice: string | null): Criteria => ({
  ...criteria,
  [facet]: choice ?? undefined,
});

/** The number of brands with another choice for a facet. */
export const countForFacet = (brands: readonly Filterable[], criteria: Criteria, facet: Facet, choice: string | null): number =>
  filterBrands(brands, setFacet(criteria, facet, choice)).length;

/** The URL of the brand index with criteria, from the root of the site. */
export function getPartnersPath(criteria: Criteria): string {
  const parameters = facets.flatMap((facet) => (criteria[facet] === undefined ? [] : [`${facet}=${criteria[facet]}`]));
  return `/${parameters.length > 0 ? `?${parameters.join('&')}` : ''}#partners`;
}

/** Parses the criteria from a query such as `?category=tile&room=outdoor`; values that do not exist are ignored. */
export function parseCriteria(search: string, choices: Readonly<Record<Facet, readonly HasSlug[]>>): Criteria {
  const query = new Map(Array.from(search.matchAll(/[?&](\w+)=([^&]*)/g), ([, name, value]) => [name!, value!]));
  const chosen = facets.filter((facet) => choices[facet].some(({ slug }) => slug === query.get(facet)));
  return Object.fromEntries(chosen.map((facet) => [facet, query.get(facet)!]));
}

/** The criteria without one facet, and the number of brands they match. */
interface Relaxation {
  facet: Facet;
  criteria: Criteria;
  count: number;
}

/** The facets whose removal leads to results, those with most brands first. For criteria that match no brand. */
export const findRelaxations = (brands: readonly Filterable[], criteria: Criteria): Relaxation[] =>
  facets
    .filter((facet) => criteria[facet] !== undefined)
    .map((facet) => ({ facet, criteria: setFacet(criteria, facet, null), count: countForFacet(brands, criteria, facet, null) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);

/** Joins names, in lower case from the second on: `Bathroom, kitchen`. */
export const formatNameList = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
