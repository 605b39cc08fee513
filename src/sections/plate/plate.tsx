import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Plate as Figure } from '../../ui/plate/plate';
import type { SectionProps } from '../section-props';
import * as styles from './plate.module.css';

const sizes: Record<string, string> = {
  full: '(max-width: 800px) 100vw / 1, 100vw by 630px',
  right: '(max-width: 800px) 87vw / 1.15, 80vw / 2',
};

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
