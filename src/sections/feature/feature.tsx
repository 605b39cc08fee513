import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Figure } from '../../ui/figure/figure';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './feature.module.css';

/** A picture that extends into the left margin, with text at its bottom. */
export function FeatureSection({ section, firstFigure }: SectionProps<Queries.FeatureSectionFragment>) {
  const { picture, lead, paragraphs } = section;
  return (
    <section className={classNames(grid.wrap, grid.grid, styles.feature)}>
      <Figure
        picture={picture}
        sizes="(max-width: 800px) 100vw / 1.12, 49vw / 1.12"
        number={firstFigure}
        isPriority={firstFigure === 1}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={classNames(type.lead, styles.introduction)}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
