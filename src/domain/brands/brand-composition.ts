/** Where the wordmark of a brand's page stands: over its picture, beside it on ink, or below it on the page's ground. */
export const heroLayouts = ['over', 'beside', 'below'] as const;

/** The colour of the page's one coloured ground. */
export const backgroundColors = ['sand', 'clay', 'sage', 'mist', 'ink'] as const;

/** How the pictures of a gallery stand to each other. */
export const galleryLayouts = ['uneven', 'wide', 'steps', 'tall'] as const;

/** The parts of a brand's page whose order is its own. */
export const brandPageParts = ['text', 'gallery', 'collections'] as const;

export interface BrandComposition {
  readonly head: (typeof heroLayouts)[number];
  readonly ground: (typeof backgroundColors)[number];
  readonly gallery: (typeof galleryLayouts)[number];
  readonly order: readonly (typeof brandPageParts)[number][];
}

const defaultComposition: BrandComposition = { head: 'over', ground: 'sand', gallery: 'uneven', order: brandPageParts };

type PartialComposition = { readonly [Name in keyof BrandComposition]?: unknown };

/** The composition of a brand's page: what its file says, and the usual for what it leaves open. */
export const resolveComposition = (given: PartialComposition | null): BrandComposition => ({
  ...defaultComposition,
  ...(Object.fromEntries(
    Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<BrandComposition>),
});
