/** The words of a text as they stand in an address. */
export const toAnchorSlug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

/** The id of a collection on the page of its brand. */
export const getCollectionAnchor = (name: string): string => `collection-${toAnchorSlug(name)}`;

/** The id of an opening on the page that lists them. */
export const getOpeningAnchor = (slug: string): string => `opening-${slug}`;

/** The id of a question by its place among them, from 0. */
export const getQuestionAnchor = (at: number): string => `question-${at}`;

/** The id of the header of a part that opens in place. */
export const getHeaderAnchor = (id: string): string => `${id}-header`;
