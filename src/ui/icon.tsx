import { type IconName, icons } from '../domain/icons';

/** An icon in the color of the surrounding text. Hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const { width, height, path } = icons[name];
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
    >
      <path d={path} />
    </svg>
  );
}
