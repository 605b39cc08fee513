import { ButtonLink } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import { Figure } from '../../ui/figure/figure';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './empty-state.module.css';

/** What a board is for, and how to start one. */
export function EmptyState({ section }: { section: Queries.BoardSectionFragment }) {
  const { title, lead, how, plain, actions, picture } = section;
  const [first, ...others] = actions;
  return (
    <div className={classNames(grid.grid, styles.emptyState)}>
      <div className={styles.text}>
        <h1>{title}</h1>
        <p className={classNames(type.lead, styles.introduction)}>{lead}</p>
        <ol className={styles.instructions}>
          {how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <noscript>
          <p className={styles.linkButton}>{plain}</p>
        </noscript>
        <p className={styles.actions}>
          {first && <ButtonLink label={first.label} to={first.to} />}{' '}
          {others.map(({ label, to }) => (
            <TextLink key={to} label={label} to={to} />
          ))}
        </p>
      </div>
      <Figure
        picture={picture}
        sizes="(max-width: 800px) 90vw / 0.9, (min-width: 1520px) 548px / 0.8, 36vw / 0.8"
        number={1}
        className={styles.picture}
        isPriority
      />
    </div>
  );
}
