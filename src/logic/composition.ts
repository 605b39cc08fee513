/** Where the wordmark of a brand's page stands: over its picture, beside it on ink, or below it on the page's ground. */
export const heads = ['over', 'beside', 'below'] as const;

/** The colour of the page's one coloured ground. */
export const grounds = ['sand', 'clay', 'sage', 'mist', 'ink'] as const;

/** How the pictures of a gallery stand to each other. */
export const galleries = ['uneven', 'wide', 'steps', 'tall'] as const;

/** The parts of a brand's page whose order is its own. */
export const parts = ['text', 'gallery', 'collections'] as const;

export interface Composition {
  readonly head: (typeof heads)[number];
  readonly ground: (typeof grounds)[number];
  readonly gallery: (typeof galleries)[number];
  readonly order: readonly (typeof parts)[number][];
}

const usual: Composition = { head: 'over', ground: 'sand', gallery: 'uneven', order: parts };

type Given = { readonly [Name in keyof Composition]?: unknown };

/** The composition of a brand's page: what its file says, and the usual for what it leaves open. */
export const composed = (given: Given | null): Composition => ({
  ...usual,
  ...(Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined)) as Partial<Composition>),
});
