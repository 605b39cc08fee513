/** The names of all icons. `ui/icon` has a drawing for each, and the content may use only these. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'bang',
  'board',
  'check',
  'chevron-down',
  'cross',
  'menu',
  'minus',
  'plus',
  'search',
  'grip',
] as const;

export type IconName = (typeof iconNames)[number];
