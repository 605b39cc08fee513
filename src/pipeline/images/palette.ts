/** The colors of `ui/tokens.css` that images are drawn with. */
export const palette = {
  paper: '#f5f1ea',
  stone: '#b9ad9c',
  ash: '#6b6258',
  ink: '#1d1916',
  sand: '#e7dfd2',
  clay: '#eddfd0',
  sage: '#e0e2d4',
  mist: '#e1e3de',
  narra: '#7c3a20',
} as const;
