/** What the page is told once the scripts have taken it over; `pipeline/gatsby/deferred-scripts` waits for it. */
export const hydratedEvent = 'hydrated';

/** Says that the scripts have taken the page over, so that a press that came before them is made good. */
export const notifyHydrated = (): boolean => document.dispatchEvent(new Event(hydratedEvent));
