/** The exponential ease-out: `1 - 2^(-10 t)`, and 1 at the end. `t` runs from 0 to 1. */
export const easeOutExpo = (t: number): number => (t >= 1 ? 1 : 1 - 2 ** (-10 * t));
