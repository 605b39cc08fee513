import * as React from 'react';
import * as grid from '../../ui/grid/grid.module.css';
import { Picture } from '../../ui/picture/picture';
import * as type from '../../ui/typography/typography.module.css';
import type { SectionProps } from '../section-props';
import * as styles from './band.module.css';

// 3:2, cropped upright on the phone.
const sizes = '(max-width: 560px) 100vw / 0.9, (max-width: 800px) 100vw / 1.3, 100vw';

/** A full-width picture over a row of figures. */
export function BandSection({ section }: SectionProps<Queries.BandSectionFragment>) {
  const id = React.useId();
  const { title, picture, figures } = section;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={type.hidden}>
        {title}
      </h2>
      <Picture picture={picture} mobileCrop={picture.mobileCrop} sizes={sizes} className={styles.picture} />
      <div className={grid.wrap}>
        <dl className={styles.figures}>
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt className={type.small}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
