/** V2: where the cursor exists: wide windows, a fine pointer that hovers, no reduced motion. */
export const cursorMediaQuery = '(min-width: 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';
