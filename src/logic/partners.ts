/** What partners can be sorted by, as addresses say it, and where a partner has it. */
const places = { category: 'categories', room: 'rooms', material: 'materials', showroom: 'showrooms' } as const;

export type Facet = keyof typeof places;

export const facets = Object.keys(places) as Facet[];

interface Named {
  readonly slug: string;
}

/** A partner as far as it can be sorted. */
export type Findable = { readonly [place in (typeof places)[Facet]]?: readonly Named[] };

/** What is asked of partners: of each facet one thing, or nothing. */
export type Criteria = { readonly [facet in Facet]?: string };

/** The partners that have all that is asked; one of two categories is in both. */
export const findPartners = <T extends Findable>(partners: readonly T[], criteria: Criteria): T[] =>
  partners.filter((partner) =>
    facets.every((facet) => criteria[facet] === undefined || partner[places[facet]]?.some(({ slug }) => slug === criteria[facet])),
  );

/** What is asked with another choice for a facet; with none it is free. */
export function withChoice(criteria: Criteria, facet: Facet, choice: string | null): Criteria {
  const { [facet]: _before, ...rest } = criteria;
  return choice === null ? rest : { ...rest, [facet]: choice };
}

/** How many partners there would be with another choice for a facet. */
export const countWith = (partners: readonly Findable[], criteria: Criteria, facet: Facet, choice: string | null): number =>
  findPartners(partners, withChoice(criteria, facet, choice)).length;

/** Where the partners stand that have all that is asked. */
export function partnersPath(criteria: Criteria): string {
  const asked = facets.flatMap((facet) => (criteria[facet] === undefined ? [] : [`${facet}=${criteria[facet]}`]));
  return `/${asked.length > 0 ? `?${asked.join('&')}` : ''}#partners`;
}

/** What the query of an address asks, `?category=tile&room=outdoor`; what it names that there is not asks nothing. */
export function criteriaOf(search: string, choices: Readonly<Record<Facet, readonly Named[]>>): Criteria {
  const query = new Map(Array.from(search.matchAll(/[?&](\w+)=([^&]*)/g), ([, name, value]) => [name!, value!]));
  const asked = facets.filter((facet) => choices[facet].some(({ slug }) => slug === query.get(facet)));
  return Object.fromEntries(asked.map((facet) => [facet, query.get(facet)!]));
}

/** A thing less to ask, and how many partners there are then. */
export interface Proposal {
  facet: Facet;
  criteria: Criteria;
  count: number;
}

/** Where no partner has all that is asked: what to leave out so that there are some, the most first. */
export const proposals = (partners: readonly Findable[], criteria: Criteria): Proposal[] =>
  facets
    .filter((facet) => criteria[facet] !== undefined)
    .map((facet) => ({ facet, criteria: withChoice(criteria, facet, null), count: countWith(partners, criteria, facet, null) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);

/** `Bathroom, kitchen`: the names in one line, lower case from the second on. */
export const listNames = (names: readonly string[]): string => names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
