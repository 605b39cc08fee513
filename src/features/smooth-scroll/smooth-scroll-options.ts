import { easeOutExpo } from '../../ui/ease-out-expo';

/** V1: the options of Lenis; `duration` in seconds (specification, section 9). */
export const smoothScrollOptions = { duration: 2.5, orientation: 'vertical', easing: easeOutExpo } as const;

/** V1: the pause after a navigation, in milliseconds. */
export const resumeDelay = 10;

/** Elements that scroll natively. An element that scrolls inside the page carries the attribute. */
export const nativeScrollerSelector = 'textarea, select, [data-lenis-prevent]';

/** Browsers round scroll positions; in px. */
const roundingTolerance = 2;

/** Whether something other than Lenis has scrolled the page since its last step: a key, find-in-page, a hash, focus. */
export const isExternallyScrolled = (eased: number, actual: number): boolean => Math.abs(eased - actual) > roundingTolerance;
