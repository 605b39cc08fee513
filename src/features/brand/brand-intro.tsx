import { BoardToggle } from '../../components/board/board-toggle';
import { classNames } from '../../ui/class-names';
import { type Definition, DefinitionList } from '../../ui/definition-list/definition-list';
import * as grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { Prose } from '../../ui/prose/prose';
import { useMessages } from '../../ui/messages/messages';
import * as type from '../../ui/typography/typography.module.css';
import * as textLinkStyles from '../../ui/text-link/text-link.module.css';
import * as styles from './brand-intro.module.css';

const getHost = (address: string): string => new URL(address).host.replace(/^www\./, '');

/** The text about a brand beside its facts. */
export function BrandIntro({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages, partners } = useMessages();
  return (
    <section className={classNames(grid.wrap, grid.grid, grid.section, styles.intro)} data-part="text" aria-label={brand.title}>
      <div className={styles.text}>
        <p className={type.lead}>{brand.lead}</p>
        <Prose html={brand.text} className={styles.prose} />
      </div>
      <div className={styles.facts}>
        <DefinitionList items={getBrandFacts(brand, { ...messages, ...partners })} />
        <BoardToggle itemId={`brand/${brand.name}`} name={brand.title} rooms={brand.rooms} hasVisibleLabel />
      </div>
    </section>
  );
}

function getBrandFacts(
  { origin, founded, categories, rooms, materials, showrooms, website }: Queries.BrandViewFragment,
  text: Queries.ContentTextFragment['brand'] & Queries.ContentTextFragment['partners'],
): Definition[] {
  return [
    { label: text.origin, value: origin },
    { label: text.founded, value: founded },
    {
      label: text.category,
      value: categories.flatMap(({ slug, name }) => [
        <Link key={slug} to={`/?category=${slug}#partners`} className={textLinkStyles.target}>
          {name}
        </Link>,
        ' ',
      ]),
    },
    { label: text.room, value: rooms.map(({ name }) => name).join(', ') },
    { label: text.material, value: materials.map(({ name }) => name).join(', ') },
    {
      label: text.on_show,
      value: showrooms.flatMap(({ slug, name, path }) => [
        <Link key={slug} to={path} className={textLinkStyles.target}>
          {name}
        </Link>,
        ' ',
      ]),
    },
    {
      label: text.website,
      value: website && (
        <Link to={website} className={textLinkStyles.target}>
          {getHost(website)} <Icon name="arrow-up-right" />
        </Link>
      ),
    },
  ].filter(({ value }) => value);
}
