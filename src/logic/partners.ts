/** A brand as far as its categories go. */
export interface Sorted {
  readonly categories: readonly { readonly slug: string }[];
}

/** The brands of a category, or all of them; a brand of two categories is in both. */
export const inCategory = <T extends Sorted>(brands: readonly T[], category: string | null): T[] =>
  brands.filter(({ categories }) => category === null || categories.some(({ slug }) => slug === category));

/** Where the partners of a category stand, or all of them. */
export const partnersPath = (category: string | null): string => `/${category === null ? '' : `?category=${category}`}#partners`;

/** The category that the query of an address names, `?category=tile`; none where it names none that there is. */
export function categoryOf(search: string, categories: readonly { readonly slug: string }[]): string | null {
  const [, named] = /[?&]category=([^&]*)/.exec(search) ?? [];
  return categories.find(({ slug }) => slug === named)?.slug ?? null;
}

/** `Bathroom, kitchen`: the names in one line, lower case from the second on. */
export const listNames = (names: readonly string[]): string => names.map((name, at) => (at === 0 ? name : name.toLowerCase())).join(', ');
