import { BoardMark } from '../../ui/board/board-mark';
import { classes } from '../../ui/classes';
import { type Fact, Facts } from '../../ui/facts/facts';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Prose } from '../../ui/prose/prose';
import { useText } from '../../ui/text/text';
import * as type from '../../ui/type/type.module.css';
import * as styles from './brand-intro.module.css';

const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** The facts of a brand beside what there is to say about it. */
export function BrandIntro({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: text } = useText();
  return (
    <section className={classes(grid.wrap, grid.grid, styles.intro)} data-part="text" aria-label={brand.title}>
      <div className={styles.text}>
        <p className={type.lead}>{brand.lead}</p>
        <Prose html={brand.text} className={styles.prose} />
      </div>
      <div className={styles.facts}>
        <Facts facts={factsOf(brand, text)} />
        <BoardMark thing={`brand/${brand.name}`} name={brand.title} rooms={brand.rooms} isWordy />
      </div>
    </section>
  );
}

function factsOf(
  { origin, founded, categories, showrooms, website }: Queries.BrandViewFragment,
  text: Queries.ContentTextFragment['brand'],
): Fact[] {
  return [
    { label: text.origin, value: origin },
    { label: text.founded, value: founded },
    {
      label: text.category,
      value: categories.map(({ slug, name }) => (
        <Link key={slug} to={`/?category=${slug}#partners`}>
          {name}
        </Link>
      )),
    },
    { label: text.on_show, value: showrooms.map(({ slug, name }) => <span key={slug}>{name}</span>) },
    {
      label: text.website,
      value: website && (
        <Link to={website}>
          {hostOf(website)} <Icon name="arrow-up-right" />
        </Link>
      ),
    },
  ].filter(({ value }) => value);
}
