import { graphql } from 'gatsby';
import * as React from 'react';
import { PriceNote } from '../components/price-note';
import { classNames, kit } from '../ui/kit';
import { Figure } from '../ui/figure';
import { Picture } from '../ui/picture';
import { TextLink } from '../ui/link';
import * as styles from './pictures.module.css';
import type { SectionProps } from './section-props';

const sizesByPlacement: Record<string, string> = {
  full: '(max-width: 800px) 100vw / 1, 100vw by 630px',
  right: '(max-width: 800px) 87vw / 1.15, 80vw / 2',
};

/** One wide picture with its caption. */
export function FigureSection({ section, firstFigure }: SectionProps<Queries.FigureSectionFragment>) {
  const { picture, placement } = section;
  const isRight = placement === 'right';
  return (
    <section className={classNames(styles.figure, isRight && kit.wrap, isRight && kit.grid)}>
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

/** A picture that extends into the left margin, with text at its bottom. */
export function FeatureSection({ section, firstFigure }: SectionProps<Queries.FeatureSectionFragment>) {
  const { picture, lead, paragraphs } = section;
  return (
    <section className={classNames(kit.wrap, kit.grid, styles.feature)}>
      <Figure
        picture={picture}
        sizes="(max-width: 800px) 100vw / 1.12, 49vw / 1.12"
        number={firstFigure}
        isPriority={firstFigure === 1}
        className={styles.featurePicture}
      />
      <div className={styles.featureText}>
        <p className={classNames(kit.lead, styles.introduction)}>{lead}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

// 3:2, cropped upright on the phone.
const sizes = '(max-width: 560px) 100vw / 0.9, (max-width: 800px) 100vw / 1.3, 100vw';

/** A full-width picture over a line of figures. */
export function BandSection({ section }: SectionProps<Queries.BandSectionFragment>) {
  const id = React.useId();
  const { title, picture, figures } = section;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={kit.hidden}>
        {title}
      </h2>
      <Picture picture={picture} mobileCrop={picture.mobileCrop} sizes={sizes} className={styles.bandPicture} />
      <p className={classNames(kit.wrap, kit.lead, kit.cluster, styles.bandFigures)}>
        {figures.map(({ value, label }) => (
          <React.Fragment key={label}>
            <span>
              <span>{value}</span> <span>{label}</span>
            </span>{' '}
          </React.Fragment>
        ))}
      </p>
    </section>
  );
}

export const bandSectionFragment = graphql`
  fragment BandSection on BandSection {
    title
    picture {
      ...Picture
      mobileCrop(shape: 0.9, widths: [780, 960]) {
        ...MobileCrop
      }
    }
    figures {
      ...Figure
    }
  }
`;

/** A picture, and at its bottom a heading with a link. */
export function CtaSection({ section, firstFigure }: SectionProps<Queries.CtaSectionFragment>) {
  const { title, text, action, picture } = section;
  return (
    <section className={classNames(kit.wrap, kit.grid, kit.section)} data-print="none">
      <Figure picture={picture} sizes="(max-width: 800px) 90vw / 1.5, 52vw / 1.5" number={firstFigure} className={styles.ctaPicture} />
      <div className={classNames(kit.below, styles.ctaText)}>
        <h2>{title}</h2>
        <p>{text}</p>
        <TextLink {...action} />
        <PriceNote to={action.to} />
      </div>
    </section>
  );
}
