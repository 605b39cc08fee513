/** What the page is told once the scripts have taken it over; `build/deploy/late-scripts` waits for it. */
export const taken = 'taken';

/** Says that the scripts have taken the page over, so that a press that came before them is made good. */
export const hasTaken = (): boolean => document.dispatchEvent(new Event(taken));
