import { graphql } from 'gatsby';
import * as React from 'react';
import { classNames, kit } from '../ui/kit';
import { Picture } from '../ui/picture';
import * as styles from './hero.module.css';
import type { SectionProps } from './section-props';

// The picture covers the screen: on a screen taller than 16:9 it is wider than the screen and cropped.
const sizes = '100vw by max(100vh, 620px)';

/** Phones, and tablets held upright, where a wide picture would show its middle alone. */
const uprightMedia = '(max-width: 1024px) and (orientation: portrait)';

/** A full-screen picture with the title of the page at its bottom. */
export function HeroSection({ section }: SectionProps<Queries.HeroSectionFragment>) {
  const id = React.useId();
  const { picture, picture_phone } = section;
  return (
    <section className={styles.hero} data-head="over" aria-labelledby={id}>
      <Picture
        picture={picture}
        mobileCrop={(picture_phone ?? picture).mobileCrop}
        cropMedia={uprightMedia}
        sizes={sizes}
        isPriority
        className={styles.picture}
      />
      <div className={classNames(kit.wrap, styles.content)}>
        <h1 id={id} className={styles.title}>
          {section.title}
        </h1>
        <p className={styles.text}>{section.text}</p>
      </div>
    </section>
  );
}

export const heroSectionFragment = graphql`
  fragment HeroSection on HeroSection {
    title
    text
    picture {
      ...Picture
      mobileCrop(shape: 0.62, widths: [640, 840]) {
        ...MobileCrop
      }
    }
    picture_phone {
      mobileCrop(shape: 0.56, widths: [640, 840, 1012]) {
        ...MobileCrop
      }
    }
  }
`;
