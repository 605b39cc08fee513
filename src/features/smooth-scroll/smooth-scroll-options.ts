import { easeOutExpo } from '../../ui/ease-out-expo';

/** V1: how the wheel is eased; `duration` in seconds (specification, section 9). */
export const smoothScrollOptions = { duration: 2.5, orientation: 'vertical', easing: easeOutExpo } as const;

/** V1: how long scrolling rests after a page has finished loading, in milliseconds. */
export const resumeDelay = 10;

/** What scrolls by itself and is never eased. An element that scrolls inside the page carries the attribute. */
export const nativeScrollerSelector = 'textarea, select, [data-lenis-prevent]';

/** Browsers round the position of a page to whole px or a fraction of them. */
const roundingTolerance = 2;

/**
 * Whether something else has moved the page since the last eased step, in px: a key, find-in-page, a hash, focus. The
 * easing then gives way.
 */
export const isExternallyScrolled = (eased: number, actual: number): boolean => Math.abs(eased - actual) > roundingTolerance;
