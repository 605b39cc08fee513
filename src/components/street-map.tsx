import { classNames } from '../ui/class-names';
import * as styles from './street-map.module.css';
import { graphql } from 'gatsby';

interface StreetMapProps {
  /** The SVG as markup. The content check allows nothing in it but shapes and words. */
  svg: string;
  /** What the map shows. */
  label: string;
  className?: string;
}

/** The map of the streets around a showroom. */
export function StreetMap({ svg, label, className }: StreetMapProps) {
  return (
    <div
      role="img"
      aria-label={label}
      translate="no"
      className={classNames(styles.map, className)}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

export const streetMapFragment = graphql`
  fragment StreetMap on Showroom {
    street_map
    street_map_text
  }
`;
