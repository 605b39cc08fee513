import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import { Logo } from '../../ui/logo/logo';
import { Picture } from '../../ui/picture/picture';
import { plateNumber } from '../../ui/plate/plate';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './brand-hero.module.css';

/** The head of a brand page: its picture, and its wordmark as the title. */
export function BrandHero({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: text } = useText();
  const { hero, logo, title } = brand;
  return (
    <header className={styles.hero}>
      <Picture picture={hero} sizes="100vw" className={styles.picture} isFirst />
      <div className={classes(grid.wrap, styles.foot)}>
        <h1 className={styles.title}>
          <Logo logo={logo} name={title} className={styles.logo} />
        </h1>
        {hero.caption && (
          <p className={classes(type.label, styles.caption)}>
            {plateNumber(text.plate, 1)} · {hero.caption}
          </p>
        )}
      </div>
    </header>
  );
}
