/** What a visitor can ask for of a collection. The names are those of the texts in content/text.yaml. */
export const requestKinds = ['sample', 'datasheet', 'drawing'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The kinds among some values, each once, in the order of `requestKinds`. */
export const pickRequestKinds = (values: readonly unknown[]): RequestKind[] => requestKinds.filter((kind) => values.includes(kind));
