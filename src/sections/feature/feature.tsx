import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Plate } from '../../ui/plate/plate';
import * as type from '../../ui/type/type.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './feature.module.css';

/** A picture that breaks the left margin, with paragraphs at its foot. */
export function Feature({ section, firstPlate }: SectionProps<Queries.FeatureSectionFragment>) {
  const { picture, lead, paragraphs } = section;
  return (
    <section className={classes(grid.wrap, grid.grid, styles.feature)}>
      <Plate
        picture={picture}
        sizes="(max-width: 800px) 100vw / 1.12, 49vw / 1.12"
        number={firstPlate}
        isFirst={firstPlate === 1}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={classes(type.lead, styles.lead)}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
