import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Plate as Figure } from '../../ui/plate/plate';
import type { SectionProps } from '../section-props';
import * as styles from './plate.module.css';

const sizes: Record<string, string> = { full: '100vw', right: '(max-width: 800px) 88vw, 82vw' };

/** One wide picture with its caption. */
export function Plate({ section, firstPlate }: SectionProps<Queries.PlateSectionFragment>) {
  const { picture, placement } = section;
  const isRight = placement === 'right';
  return (
    <section className={classes(styles.plate, isRight && grid.wrap, isRight && grid.grid)}>
      <Figure
        picture={picture}
        sizes={sizes[placement]!}
        number={firstPlate}
        isFirst={firstPlate === 1}
        className={isRight ? styles.right : styles.full}
      />
    </section>
  );
}
