import { graphql } from 'gatsby';
import { BoardToggle } from '../../components/board/board-toggle';
import { getFigureId } from '../../components/lightbox/lightbox-pictures';
import { resolveComposition } from '../../domain/brands';
import { classNames } from '../../ui/class-names';
import { type Definition, DefinitionList } from '../../ui/definition-list';
import { formatFigureNumber } from '../../ui/figure';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { useMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import { Prose } from '../../ui/prose';
import * as grid from '../../ui/grid.module.css';
import * as textLinkStyles from '../../ui/text-link.module.css';
import * as type from '../../ui/typography.module.css';
import * as styles from './brand-intro.module.css';
import * as surface from './surface.module.css';

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
        <div className={classNames(grid.wrap, styles.heroText)}>
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

export const brandViewFragment = graphql`
  fragment BrandView on Brand {
    name
    title
    link
    origin
    founded
    website
    lead
    text
    inquiry
    sheet {
      title
      rows {
        label
        value
      }
      note
    }
    composition {
      head
      ground
      gallery
      order
    }
    logo {
      ...Logo
    }
    categories {
      slug
      name
    }
    showrooms {
      slug
      name
      short_name
      path
    }
    hero {
      ...Picture
      mobileCrop(shape: 1, widths: [720, 1080]) {
        ...MobileCrop
      }
    }
    rooms {
      slug
      name
    }
    materials {
      name
    }
    gallery {
      ...Picture
      file {
        name
      }
    }
    collections {
      name
      picture {
        ...Picture
      }
      finishes
      on_request
      showrooms {
        slug
        short_name
      }
    }
    articles(ids: $articles) {
      ...ArticleSummary
    }
  }
`;

export const brandSiblingFragment = graphql`
  fragment BrandSibling on Brand {
    name
    title
    link
    logo {
      ...Logo
    }
    hero {
      ...Picture
    }
  }
`;
