/** For `test.use`: a visitor who does not prefer reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
