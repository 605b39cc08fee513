import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Plate } from '../../ui/plate/plate';
import * as styles from './decade.module.css';

interface DecadeProps {
  decade: Queries.TimelineSectionFragment['decades'][number];
  /** The number of its picture on the page. */
  number: number;
}

const sizes: Record<string, string> = {
  column: '(max-width: 800px) 68vw, (min-width: 1600px) 432px, 30vw',
  edge: '(max-width: 800px) 84vw, 42vw',
  wide: '(max-width: 800px) 100vw, (min-width: 1600px) 1012px, 68vw',
};

/** A decade: its name, what happened, and a picture or a figure. */
export function Decade({ decade: { decade, title, text, picture, placement, value, label }, number }: DecadeProps) {
  const place = placement ?? 'column';
  return (
    <li className={classes(grid.grid, styles.decade)}>
      <p className={styles.name}>{decade}</p>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
      </div>
      {picture && <Plate picture={picture} sizes={sizes[place]!} number={number} className={styles[place]} />}
      {value && (
        <p className={styles.figure}>
          <b>{value}</b> <span>{label}</span>
        </p>
      )}
    </li>
  );
}
