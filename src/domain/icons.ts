/** The icons that the content may use by name: the size of each drawing, and its path. */
export const icons = {
  'arrow-left': { width: 22, height: 12, path: 'M22 6H1M6 1 1 6l5 5' },
  'arrow-right': { width: 22, height: 12, path: 'M0 6h21M16 1l5 5-5 5' },
  'arrow-up-right': { width: 12, height: 12, path: 'M2 10 10 2M4 2h6v6' },
  bang: { width: 16, height: 16, path: 'M8 2v8M8 12.5v1.5' },
  board: { width: 20, height: 20, path: 'M1.5 1.5h7v10h-7zM11.500 1.500h7v5h-7zM11.500 9.500h7v9h-7zM1.500 14.500h7v4h-7z' },
  check: { width: 16, height: 16, path: 'M2 8.5 6.5 13 14 3.5' },
  'chevron-down': { width: 12, height: 8, path: 'M1 1.5 6 6.5 11 1.5' },
  cross: { width: 22, height: 22, path: 'M2 2 20 20M20 2 2 20' },
  download: { width: 14, height: 15, path: 'M7 0v10M2.5 6 7 10.500 11.500 6M1 14h12' },
  menu: { width: 26, height: 12, path: 'M0 2h26M0 10h26' },
  minus: { width: 14, height: 14, path: 'M1 7h12' },
  plus: { width: 14, height: 14, path: 'M7 1v12M1 7h12' },
  search: { width: 20, height: 20, path: 'M8 2a6 6 0 1 0 0 12A6 6 0 1 0 8 2M12.5 12.5 18 18' },
  grip: {
    width: 10,
    height: 16,
    path: 'M1.500 1.500h1v1h-1zM7.500 1.500h1v1h-1zM1.500 7.500h1v1h-1zM7.500 7.500h1v1h-1zM1.500 13.500h1v1h-1zM7.500 13.500h1v1h-1z',
  },
} as const;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];
