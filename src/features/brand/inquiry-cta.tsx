import { getContactPath } from '../../domain/routes/routes';
import { ButtonLink } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import { TextLink } from '../../ui/text-link/text-link';
import { useMessages } from '../../ui/messages/messages';
import * as styles from './inquiry-cta.module.css';

/** The call to action that leads to an inquiry about the brand. */
export function InquiryCta({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages } = useMessages();
  return (
    <section className={styles.cta} aria-labelledby="inquire">
      <div className={classNames(grid.wrap, grid.grid)}>
        <h2 id="inquire" className={styles.title}>{`${messages.inquire} ${brand.title}`}</h2>
        <div className={styles.aside}>
          <p>{brand.inquiry}</p>
          <ButtonLink label={messages.inquire_action} to={`${getContactPath('inquiry')}?brand=${brand.name}`} />{' '}
          <TextLink label={messages.service} to="/service" />
        </div>
      </div>
    </section>
  );
}
