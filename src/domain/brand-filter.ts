// Apart from `brands.ts`, which forms and boards load: what they do not need would weigh in them (X9).

interface HasCategories {
  readonly categories: readonly { readonly slug: string }[];
}

/** The brands of a category, by its slug; all of them without one. */
export const filterBrands = <T extends HasCategories>(brands: readonly T[], category: string | null): readonly T[] =>
  category === null ? brands : brands.filter(({ categories }) => categories.some(({ slug }) => slug === category));

/** The URL of the brand index with a category, from the root of the site. */
export const getBrandIndexPath = (category: string | null): string => `/${category === null ? '' : `?category=${category}`}#partners`;

/** Joins names, in lower case from the second on: `Bathroom, kitchen`. */
export const formatNameList = (names: readonly string[]): string =>
  names.map((name, index) => (index === 0 ? name : name.toLowerCase())).join(', ');
