/** V2: where the cursor exists, live: wide windows, a fine pointer that hovers, and no wish for stillness. */
export const cursorMediaQuery = '(min-width: 991px) and (hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';
