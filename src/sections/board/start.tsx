import { ButtonLink } from '../../ui/button/button';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { More } from '../../ui/more/more';
import { Plate } from '../../ui/plate/plate';
import * as type from '../../ui/type/type.module.css';
import * as styles from './start.module.css';

/** What a board is good for, and how to begin one. */
export function Start({ section }: { section: Queries.BoardSectionFragment }) {
  const { title, lead, how, plain, actions, picture } = section;
  const [first, ...others] = actions;
  return (
    <div className={classes(grid.grid, styles.start)}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={classes(type.lead, styles.lead)}>{lead}</p>
        <ol className={styles.how}>
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <noscript>
          <p className={styles.plain}>{plain}</p>
        </noscript>
        <p className={styles.actions}>
          {first && <ButtonLink label={first.label} to={first.to} />}{' '}
          {others.map(({ label, to }) => (
            <More key={to} label={label} to={to} />
          ))}
        </p>
      </div>
      <Plate
        picture={picture}
        sizes="(max-width: 800px) 90vw / 0.9, (min-width: 1520px) 548px / 0.8, 36vw / 0.8"
        number={1}
        className={styles.picture}
        isFirst
      />
    </div>
  );
}
