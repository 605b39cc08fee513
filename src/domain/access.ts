/** What a showroom says about reaching and using it. The names are those of the texts in content/text.yaml. */
export const accessFeatures = ['entrance', 'parking', 'elevator', 'toilet', 'counter', 'seating', 'dogs'] as const;
export type AccessFeature = (typeof accessFeatures)[number];
