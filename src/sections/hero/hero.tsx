import * as React from 'react';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { Picture } from '../../ui/picture/picture';
import type { SectionProps } from '../section-props';
import * as styles from './hero.module.css';

// The picture covers the screen: on a screen taller than 16:9 it is wider than the screen and cropped.
const sizes = '100vw by max(100vh, 620px)';

/** A full-screen picture with the title of the page at its bottom. */
export function HeroSection({ section }: SectionProps<Queries.HeroSectionFragment>) {
  const id = React.useId();
  const { picture, picture_phone } = section;
  return (
    <section className={styles.hero} data-head="over" aria-labelledby={id}>
      <Picture picture={picture} mobileCrop={(picture_phone ?? picture).mobileCrop} sizes={sizes} isPriority className={styles.picture} />
      <div className={classNames(grid.wrap, styles.content)}>
        <h1 id={id} className={styles.title}>
          {section.title}
        </h1>
        <p className={styles.text}>{section.text}</p>
      </div>
    </section>
  );
}
