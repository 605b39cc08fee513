import { contactPath } from '../../logic/routes';
import { ButtonLink } from '../../ui/button/button';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { More } from '../../ui/more/more';
import { useText } from '../../ui/text/text';
import * as styles from './inquire.module.css';

/** The large line that leads to an inquiry about the brand. */
export function Inquire({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: text } = useText();
  return (
    <section className={styles.inquire} aria-labelledby="inquire">
      <div className={classes(grid.wrap, grid.grid)}>
        <h2 id="inquire" className={styles.title}>{`${text.inquire} ${brand.title}`}</h2>
        <div className={styles.aside}>
          <p>{brand.inquiry}</p>
          <ButtonLink label={text.inquire_action} to={`${contactPath('inquiry')}?brand=${brand.name}`} />{' '}
          <More label={text.service} to="/service" />
        </div>
      </div>
    </section>
  );
}
