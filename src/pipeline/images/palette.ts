/** The colors of `ui/tokens.css` that images are drawn with. */
export const palette = { paper: '#f5f1ea', stone: '#b9ad9c', ash: '#6b6258', ink: '#1d1916' } as const;
