import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Figure } from '../../ui/figure/figure';
import type { SectionProps } from '../section-props';
import * as styles from './figure.module.css';

const sizesByPlacement: Record<string, string> = {
  full: '(max-width: 800px) 100vw / 1, 100vw by 630px',
  right: '(max-width: 800px) 87vw / 1.15, 80vw / 2',
};

/** One wide picture with its caption. */
export function FigureSection({ section, firstFigure }: SectionProps<Queries.FigureSectionFragment>) {
  const { picture, placement } = section;
  const isRight = placement === 'right';
  return (
    <section className={classNames(styles.section, isRight && grid.wrap, isRight && grid.grid)}>
      <Figure
        picture={picture}
        sizes={sizesByPlacement[placement]!}
        number={firstFigure}
        isPriority={firstFigure === 1}
        className={isRight ? styles.right : styles.full}
      />
    </section>
  );
}
