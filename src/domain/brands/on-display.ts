interface DisplayedCollection {
  readonly showrooms?: readonly { readonly slug: string }[] | null;
}

/** The collections of a brand that a showroom has on the floor. */
export const getCollectionsOnDisplay = <T extends DisplayedCollection>(
  { collections }: { readonly collections: readonly T[] },
  showroom: string,
): T[] => collections.filter(({ showrooms }) => showrooms?.some(({ slug }) => slug === showroom));
