import { useMediaQuery } from './use-media-query';

/**
 * Up to this width the bar has a burger in place of its links: 1100 px, and more where the browser’s text is larger. The
 * same number stands in the style sheets.
 */
const narrowQuery = '(max-width: 68.75em)';

/** Whether the bar has only a burger. The prerendered page has the wide bar. */
export const useIsNarrow = (): boolean => useMediaQuery(narrowQuery);
