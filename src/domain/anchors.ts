/** Converts a text to a slug: lower-case ASCII letters and digits, joined with hyphens. */
export const toAnchorSlug = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

/** The id of a collection on its brand page. */
export const getCollectionAnchor = (name: string): string => `collection-${toAnchorSlug(name)}`;

/** The id of a job opening on the careers page. */
export const getOpeningAnchor = (slug: string): string => `opening-${slug}`;

/** The id of the links in the footer, which stand for the menu in a browser without popovers. */
export const footerLinksAnchor = 'links';

/** The notices of the site that have parts. */
export type NoticeName = 'privacy' | 'accessibility';

/** The id of a part of a notice. */
export const getNoticeAnchor = (notice: NoticeName, title: string): string => `${notice}-${toAnchorSlug(title)}`;

/** The id of a question by its index. */
export const getQuestionAnchor = (index: number): string => `question-${index}`;

/** The id of the header of an accordion panel. */
export const getHeaderAnchor = (id: string): string => `${id}-header`;
