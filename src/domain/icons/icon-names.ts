/** The icons the site draws; `ui/icon` must hold a drawing for each, and content may name only these. */
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
  'facebook',
  'instagram',
  'pinterest',
  'youtube',
] as const;

export type IconName = (typeof iconNames)[number];
