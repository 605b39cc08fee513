import { resolveComposition } from '../../domain/brands';
import { getFigureId } from '../../components/lightbox/lightbox-pictures';
import { classNames } from '../../ui/class-names';
import * as grid from '../../ui/grid/grid.module.css';
import * as surface from './surface.module.css';
import { Logo } from '../../ui/logo/logo';
import { Picture } from '../../ui/picture/picture';
import { formatFigureNumber } from '../../ui/figure/figure';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as styles from './brand-hero.module.css';

const sizesByHead = {
  over: '(max-width: 800px) 100vw by 78vh, 100vw by max(88vh, 600px)',
  beside: '(max-width: 800px) 100vw by 55vh, 59vw by max(88vh, 600px)',
  below: '100vw by max(62vh, 384px)',
};

/** The hero of a brand page: its picture, with the logo as the title. */
export function BrandHero({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages } = useMessages();
  const { hero, logo, title, composition } = brand;
  const { head, ground } = resolveComposition(composition);
  return (
    <header
      id={getFigureId(1)}
      className={classNames(surface.surface, styles.hero)}
      data-head={head}
      data-ground={head === 'beside' ? 'ink' : ground}
    >
      <Picture picture={hero} mobileCrop={hero.mobileCrop} sizes={sizesByHead[head]} className={styles.picture} isPriority />
      <div className={styles.footer}>
        <div className={classNames(grid.wrap, styles.text)}>
          <h1 className={styles.title}>
            <Logo logo={logo} name={title} className={styles.logo} />
          </h1>
          {hero.caption && (
            <p className={classNames(type.label, styles.caption)}>
              {formatFigureNumber(messages.plate, 1)} · {hero.caption}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
