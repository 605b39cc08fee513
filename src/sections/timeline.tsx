import { classNames, kit } from '../ui/kit';
import { Figure } from '../ui/figure';
import { countFigures } from '../ui/picture';
import type { SectionProps } from './section-props';
import * as styles from './timeline.module.css';

/** The history by decade, each with a picture or a figure. */
export function TimelineSection({ section, firstFigure }: SectionProps<Queries.TimelineSectionFragment>) {
  const { decades } = section;
  return (
    <section className={classNames(kit.wrap, kit.section)}>
      <ol>
        {decades.map((decade, index) => (
          <Decade key={decade.decade} decade={decade} number={firstFigure + countFigures(decades.slice(0, index))} />
        ))}
      </ol>
    </section>
  );
}

interface DecadeProps {
  decade: Queries.TimelineSectionFragment['decades'][number];
  /** The figure number of its picture. */
  number: number;
}

const sizesByPlacement: Record<string, string> = {
  column: '(max-width: 800px) 67vw / 0.86, 29vw / 0.86',
  edge: '(max-width: 800px) 80vw / 1.4, 42vw / 1.4',
  left: '(max-width: 800px) 80vw / 1.4, 48vw / 1.4',
  wide: '(max-width: 800px) 100vw / 1.3, 67vw / 2.1',
};

/** A decade: its name, what happened, and a picture or a figure. */
function Decade({ decade: { decade, title, text, picture, placement, value, label }, number }: DecadeProps) {
  const picturePlacement = placement ?? 'column';
  return (
    <li className={classNames(kit.grid, styles.decade)}>
      <p className={styles.name}>{decade}</p>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      {picture && (
        <Figure picture={picture} sizes={sizesByPlacement[picturePlacement]!} number={number} className={styles[picturePlacement]} />
      )}
      {value && (
        <p className={styles.figure}>
          <b>{value}</b> <span className={kit.small}>{label}</span>
        </p>
      )}
    </li>
  );
}
