import { composed } from '../../logic/composition';
import { classes } from '../../ui/classes';
import * as grid from '../../ui/grid/grid.module.css';
import * as ground from '../../ui/ground/ground.module.css';
import { Logo } from '../../ui/logo/logo';
import { Picture } from '../../ui/picture/picture';
import { plateNumber } from '../../ui/plate/plate';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './brand-hero.module.css';

const sizes = {
  over: '(max-width: 800px) 100vw by 78vh, 100vw by max(88vh, 600px)',
  beside: '(max-width: 800px) 100vw by 55vh, 59vw by max(88vh, 600px)',
  below: '100vw by max(62vh, 384px)',
};

/** The head of a brand page: its picture, and its wordmark as the title. */
export function BrandHero({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: text } = useText();
  const { hero, logo, title, composition } = brand;
  const { head, ground: colour } = composed(composition);
  return (
    <header className={classes(ground.ground, styles.hero)} data-head={head} data-ground={head === 'beside' ? 'ink' : colour}>
      <Picture picture={hero} tall={hero.tall} sizes={sizes[head]} className={styles.picture} isFirst />
      <div className={styles.foot}>
        <div className={classes(grid.wrap, styles.words)}>
          <h1 className={styles.title}>
            <Logo logo={logo} name={title} className={styles.logo} />
          </h1>
          {hero.caption && (
            <p className={classes(type.label, styles.caption)}>
              {plateNumber(text.plate, 1)} · {hero.caption}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
