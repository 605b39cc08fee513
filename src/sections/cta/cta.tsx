import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import { Figure } from '../../ui/figure/figure';
import type { SectionProps } from '../section-props';
import * as styles from './cta.module.css';

/** A picture, and at its bottom a heading with a link. */
export function CtaSection({ section, firstFigure }: SectionProps<Queries.CtaSectionFragment>) {
  const { title, text, action, picture } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section)}>
      <Figure
        picture={picture}
        sizes="(max-width: 800px) 90vw, (min-width: 1600px) 780px, 52vw"
        number={firstFigure}
        className={styles.picture}
      />
      <div className={classNames(grid.below, styles.text)}>
        <h2>{title}</h2>
        <p>{text}</p>
        <TextLink {...action} />
      </div>
    </section>
  );
}
