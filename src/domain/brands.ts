/** The position of the wordmark: over the hero picture, beside it on a dark background, or below it. */
export const heroLayouts = ['over', 'beside', 'below'] as const;

/** The color of the one section with a colored background. */
export const backgroundColors = ['sand', 'clay', 'sage', 'mist', 'ink'] as const;

/** The layouts of the gallery. */
export const galleryLayouts = ['uneven', 'wide', 'steps', 'tall'] as const;

/** The sections of a brand page whose order the brand may choose. */
export const brandPageParts = ['text', 'gallery', 'collections'] as const;

/** The layout of a brand page. */
export interface BrandComposition {
  readonly head: (typeof heroLayouts)[number];
  readonly ground: (typeof backgroundColors)[number];
  readonly gallery: (typeof galleryLayouts)[number];
  readonly order: readonly (typeof brandPageParts)[number][];
}

const defaultComposition: BrandComposition = { head: 'over', ground: 'sand', gallery: 'uneven', order: brandPageParts };

type PartialComposition = { readonly [Name in keyof BrandComposition]?: unknown };

/** Completes the composition in a brand's file with the defaults; null and undefined count as not set. */
export const resolveComposition = (composition: PartialComposition | null): BrandComposition => ({
  ...defaultComposition,
  ...(Object.fromEntries(
    Object.entries(composition ?? {}).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<BrandComposition>),
});

/** The look of the chip of a finish: how its color takes the light. */
export const finishSurfaces = ['matt', 'gloss', 'polished', 'brushed', 'stone', 'terrazzo', 'wood', 'cloth', 'glass'] as const;

interface DisplayedCollection {
  readonly showrooms?: readonly { readonly slug: string }[] | null;
}

/** The collections of a brand that a showroom has on the floor. */
export const getCollectionsOnDisplay = <T extends DisplayedCollection>(
  { collections }: { readonly collections: readonly T[] },
  showroom: string,
): T[] => collections.filter(({ showrooms }) => showrooms?.some(({ slug }) => slug === showroom));

/** What a visitor can ask for of a collection. The names are those of the texts in content/text.yaml. */
export const requestKinds = ['sample', 'datasheet', 'drawing'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The kinds among some values, each once, in the order of `requestKinds`. */
export const pickRequestKinds = (values: readonly unknown[]): RequestKind[] => requestKinds.filter((kind) => values.includes(kind));

/** How long a collection takes, in the words of the content, and the day on which that was said. */
export interface LeadTime {
  readonly takes: string;
  readonly said: string;
}
