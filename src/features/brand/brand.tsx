import { graphql } from 'gatsby';
import { BoardToggle } from '../../components/board/board-toggle';
import { getFigureId } from '../../components/lightbox/plates';
import { PriceNote } from '../../components/price-note';
import { HoursStatus } from '../../components/hours/hours-status';
import { getBrandIndexPath } from '../../domain/brand-filter';
import { resolveComposition } from '../../domain/brands';
import { getContactPath } from '../../domain/routes';
import { getSearchUrl } from '../../domain/search';
import { ButtonLink } from '../../ui/button';
import { classNames, kit } from '../../ui/kit';
import { type Definition, DefinitionList } from '../../ui/definition-list';
import { formatFigureNumber } from '../../ui/figure';
import { Picture } from '../../ui/picture';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { type Messages, useMessages } from '../../ui/messages';
import { Prose } from '../../ui/prose';
import * as styles from './brand.module.css';
import { Finishes, listFinishes } from './finishes';
import * as surface from './surface.module.css';

const narrowSize = '(max-width: 800px) 100vw by max(62vh, 384px)';
const sizesByHead = {
  over: `${narrowSize}, 100vw by max(88vh, 600px)`,
  beside: `${narrowSize}, 60vw by max(88vh, 600px)`,
  below: '100vw by max(62vh, 384px)',
};

/** The head of a brand page: its picture, and the logo as the title. */
export function BrandHero({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages } = useMessages();
  const { hero, logo, title, composition } = brand;
  const { head, ground } = resolveComposition(composition);
  return (
    <header
      id={getFigureId(1)}
      tabIndex={-1}
      className={classNames(surface.surface, styles.hero)}
      data-head={head}
      data-ground={head === 'beside' ? 'ink' : ground}
    >
      <Picture picture={hero} mobileCrop={hero.mobileCrop} sizes={sizesByHead[head]} className={styles.picture} isPriority />
      <div className={styles.footer}>
        <div className={classNames(kit.wrap, styles.heroText)}>
          <h1 className={styles.title}>
            <Logo logo={logo} name={title} className={styles.logo} />
          </h1>
          {hero.caption && (
            <p className={classNames(kit.label, styles.caption)}>
              {formatFigureNumber(messages.plate, 1)} · {hero.caption}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** The first sentence, where the brand is on show and until when today, its finishes, and how to ask. */
export function BrandSummary({ brand }: { brand: Queries.BrandViewFragment }) {
  const texts = useMessages();
  const { brand: messages } = texts;
  const { name, title, lead, rooms } = brand;
  const inquiryPath = `${getContactPath('inquiry')}?brand=${name}`;
  return (
    <div className={classNames(kit.wrap, kit.grid, styles.summary)} data-summary="">
      <p className={classNames(kit.lead, styles.lead)}>{lead}</p>
      <div className={styles.key}>
        <DefinitionList items={getKeyFacts(brand, texts)} />
        <div className={styles.actions} data-print="none">
          <ButtonLink label={messages.inquire_action} to={inquiryPath} />{' '}
          <BoardToggle itemId={`brand/${name}`} name={title} rooms={rooms} visible="word" />
        </div>
        <PriceNote to={inquiryPath} className={kit.after} />
      </div>
    </div>
  );
}

function getKeyFacts({ showrooms, collections }: Queries.BrandViewFragment, texts: Messages): Definition[] {
  const { brand: messages, showroom: showroomMessages } = texts;
  const finishes = listFinishes(collections);
  return [
    {
      label: messages.on_show,
      value: showrooms.flatMap(({ slug, name, path }, index) => [
        index > 0 && ', ',
        <Link key={slug} to={path} className={kit.target}>
          {name}
        </Link>,
      ]),
    },
    ...showrooms.map((showroom) => ({
      label: showrooms.length > 1 ? `${showroomMessages.today}, ${showroom.short_name}` : showroomMessages.today,
      value: <HoursStatus showroom={showroom} />,
    })),
    ...(finishes.length > 0 ? [{ label: messages.finishes, value: <Finishes finishes={finishes} /> }] : []),
  ];
}

/** The text about a brand beside its facts, and the material that fills the screen after it. */
export function BrandIntro({ brand }: { brand: Queries.BrandViewFragment }) {
  const { brand: messages } = useMessages();
  const { title, text, signature } = brand;
  return (
    <>
      <section className={classNames(kit.wrap, kit.grid, kit.section, styles.intro)} data-part="text" aria-label={title}>
        <Prose html={text} className={styles.text} />
        <div className={styles.facts}>
          <DefinitionList items={getBrandFacts(brand, messages)} />
        </div>
      </section>
      {signature && (
        <div data-print="none">
          <Picture picture={signature} mobileCrop={signature.mobileCrop} sizes="100vw by 70vh" className={styles.signature} />
        </div>
      )}
    </>
  );
}

const getHost = (address: string): string => new URL(address).host.replace(/^www\./, '');

function getBrandFacts(
  { origin, founded, categories, rooms, materials, website }: Queries.BrandViewFragment,
  text: Messages['brand'],
): Definition[] {
  // A room that has the name of a category is not said twice.
  const otherRooms = rooms.filter(({ name }) => !categories.some((category) => category.name === name));
  const uses = [
    ...categories.map(({ slug, name }) => ({ name, path: getBrandIndexPath(slug) })),
    ...otherRooms.map(({ name }) => ({ name, path: getSearchUrl(name) })),
  ];
  return [
    { label: text.origin, value: origin },
    { label: text.founded, value: founded },
    {
      label: text.category,
      value: uses.flatMap(({ name, path }) => [
        <Link key={path} to={path} className={kit.target}>
          {name}
        </Link>,
        ' ',
      ]),
    },
    { label: text.material, value: materials.map(({ name }) => name).join(', ') },
    {
      label: text.website,
      value: website && (
        <Link to={website} className={kit.target}>
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
    documents {
      ...DocumentRow
    }
    sheet {
      ...BrandSheet
    }
    composition {
      ...Composition
    }
    logo {
      ...Logo
    }
    categories {
      slug
      name
    }
    showrooms {
      ...HoursStatus
      slug
      name
      short_name
      path
    }
    hero {
      ...Picture
      mobileCrop(shape: 0.95, widths: [720, 940]) {
        ...MobileCrop
      }
    }
    signature {
      ...Picture
      mobileCrop(shape: 0.66, widths: [780]) {
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
      finishes {
        ...Finish
      }
      lead_time {
        ...LeadTime
      }
      on_request
      documents {
        ...DocumentRow
      }
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
