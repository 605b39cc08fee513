/**
 * The kinds of content that a field can name: the type, the field by which it is named, and the field that editors see
 * in a list of choices.
 */
export const referenceKinds = {
  brand: { type: 'Brand', key: 'name', label: 'title' },
  showroom: { type: 'Showroom', key: 'slug', label: 'name' },
  category: { type: 'Category', key: 'slug', label: 'name' },
  room: { type: 'Room', key: 'slug', label: 'name' },
  material: { type: 'Material', key: 'slug', label: 'name' },
} as const;

/** The role of a field that names an entry of another kind of content. */
export type ReferenceRole = keyof typeof referenceKinds;

/** Whether a field role is a reference. */
export const isReference = (role: string | undefined): role is ReferenceRole => role !== undefined && role in referenceKinds;
