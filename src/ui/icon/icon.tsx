import type { IconName } from '../../logic/icons';

interface Drawing {
  width: number;
  height: number;
  path: string;
  isFilled?: boolean;
}

const drawings: Record<IconName, Drawing> = {
  'arrow-left': { width: 22, height: 12, path: 'M22 6H1M6 1 1 6l5 5' },
  'arrow-right': { width: 22, height: 12, path: 'M0 6h21M16 1l5 5-5 5' },
  'arrow-up-right': { width: 12, height: 12, path: 'M2 10 10 2M4 2h6v6' },
  bang: { width: 16, height: 16, path: 'M8 2v8M8 12.5v1.5' },
  check: { width: 16, height: 16, path: 'M2 8.5 6.5 13 14 3.5' },
  'chevron-down': { width: 12, height: 8, path: 'M1 1.5 6 6.5 11 1.5' },
  cross: { width: 22, height: 22, path: 'M2 2 20 20M20 2 2 20' },
  menu: { width: 26, height: 12, path: 'M0 2h26M0 10h26' },
  minus: { width: 14, height: 14, path: 'M1 7h12' },
  plus: { width: 14, height: 14, path: 'M7 1v12M1 7h12' },
  facebook: {
    width: 16,
    height: 16,
    path: 'M9 15V8.6h2.3l.4-2.5H9V4.7c0-.8.3-1.3 1.4-1.3h1.4V1.2C11.300 1.100 10.600 1 9.900 1 7.800 1 6.400 2.200 6.400 4.500v1.600H4v2.500h2.400V15z',
    isFilled: true,
  },
  instagram: {
    width: 16,
    height: 16,
    path: 'M4.500 1.500h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM11.800 4.100v.1',
  },
  pinterest: {
    width: 16,
    height: 16,
    path: 'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM6.300 14 8 6.800M6.200 8.600C5.400 6.400 6.600 4.700 8.300 4.700c3 0 2.700 4.900.2 4.900-.7 0-1.100-.4-1.100-.9',
  },
  youtube: {
    width: 16,
    height: 16,
    path: 'M3 3.500h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM6.700 6v4l3.300-2z',
  },
};

interface IconProps {
  name: IconName;
  className?: string;
}

/** A drawing of the house's set, in the colour of the text around it. Says nothing to screen readers. */
export function Icon({ name, className }: IconProps) {
  const { width, height, path, isFilled } = drawings[name];
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke={isFilled ? 'none' : 'currentColor'}
      strokeWidth={1.25}
    >
      <path d={path} />
    </svg>
  );
}
