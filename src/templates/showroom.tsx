import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { AccessRow, Chats } from '../components/showroom-facts';
import { formatDayRange, listHolidays } from '../components/hours/hours-list';
import { HoursStatus } from '../components/hours/hours-status';
import { PriceNote } from '../components/price-note';
import { formatUsDate, getWeekday } from '../domain/dates';
import { getVisitPath } from '../domain/routes';
import { ShowroomBrands } from '../features/showroom-brands';
import { PageHead } from '../layouts/page-head';
import { ButtonLink } from '../ui/button';
import { Figure } from '../ui/figure';
import { Picture } from '../ui/picture';
import { Icon } from '../ui/icon';
import { classNames, kit } from '../ui/kit';
import { Link, TextLink, toTelHref } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Prose } from '../ui/prose';
import * as styles from './showroom.module.css';

const interiorSizes = ['(max-width: 800px) 100vw / 1.35, 76vw / 1.9', '(max-width: 800px) 90vw / 1.35, 44vw / 1.35'] as const;

/** A showroom: its header, the way there, its days, its rooms, what is on display, and the others. */
export default function ShowroomPage({ data }: PageProps<Queries.ShowroomPageQuery>) {
  const showroom = data.showroom!;
  const { showrooms, showrooms_path: indexPath } = data.navigation!;
  return (
    <>
      <ShowroomHeader showroom={showroom} indexPath={indexPath} />
      <Arrival showroom={showroom} />
      <OpeningDays showroom={showroom} />
      <div className={classNames(kit.wrap, kit.grid, styles.interiors)}>
        {showroom.interiors.map((picture, index) => (
          <Figure
            key={index}
            picture={picture}
            sizes={index === 0 ? interiorSizes[0] : interiorSizes[1]}
            number={index + 1}
            className={index === 0 ? styles.wide : styles.beside}
          />
        ))}
      </div>
      <ShowroomBrands showroom={showroom} />
      <OtherShowrooms showrooms={showrooms.filter(({ slug }) => slug !== showroom.slug)} indexPath={indexPath} />
    </>
  );
}

export const Head: HeadFC<Queries.ShowroomPageQuery> = ({ data: { site, showroom } }) => (
  <PageHead site={site!} path={showroom!.path} page={showroom!} headId="head" />
);

interface ShowroomHeaderProps {
  showroom: Queries.ShowroomViewFragment;
  /** Where the showrooms are compared. */
  indexPath: string | null;
}

/** What a visitor needs first: whether it is open, its address, its phone numbers, and a link to book a visit. */
function ShowroomHeader({ showroom, indexPath }: ShowroomHeaderProps) {
  const { footer, showroom: messages } = useMessages();
  const { slug, name, lead, address, map, phones, chats, picture } = showroom;
  const linkClass = classNames(kit.closing, kit.target);
  return (
    <header id="head" className={classNames(kit.wrap, kit.grid, styles.header)}>
      <div className={styles.text}>
        {indexPath && (
          <p className={classNames(kit.label, kit.muted)}>
            <Link to={indexPath} className={styles.index}>
              {footer.showrooms}
            </Link>
          </p>
        )}
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.status}>
          <HoursStatus showroom={showroom} />
        </div>
        <address className={styles.address}>
          <Link to={map} className={linkClass}>
            {address}
          </Link>{' '}
          <span>
            {phones.flatMap((phone) => [
              <Link key={phone} to={toTelHref(phone)} className={linkClass}>
                {phone}
              </Link>,
              ' ',
            ])}
          </span>{' '}
          {chats && (
            <span data-print="none">
              <Chats showroom={showroom} className={linkClass} />
            </span>
          )}
        </address>
        <div className={classNames(kit.stack, styles.book)} data-print="none">
          <ButtonLink label={messages.book} to={getVisitPath(slug)} hiddenLabel={name} />
          <PriceNote to={getVisitPath(slug)} />
        </div>
      </div>
      <Picture picture={picture} sizes="(max-width: 800px) 100vw / 1.25, 58vw by 780px" className={styles.picture} isPriority />
    </header>
  );
}

/** How to get to a showroom: the map, the way, also without a car, and the parking. */
function Arrival({ showroom }: { showroom: Queries.ShowroomViewFragment }) {
  const { showroom: messages } = useMessages();
  const { street_map, street_map_text, directions, transit, parking, map } = showroom;
  return (
    <section className={classNames(kit.sand, kit.section, styles.arrival)} aria-labelledby="arrival">
      <div className={classNames(kit.wrap, kit.grid)}>
        <h2 id="arrival" className={kit.head}>
          {messages.arrive}
        </h2>
        {/* The content check allows nothing in the SVG but shapes and words. */}
        <div
          role="img"
          aria-label={street_map_text}
          translate="no"
          className={styles.map}
          dangerouslySetInnerHTML={{ __html: street_map }}
        />
        <div className={classNames(kit.below, styles.directions)}>
          <h3>{messages.directions}</h3>
          <Prose html={directions} className={styles.prose} />
          <h3>{messages.transit}</h3>
          <Prose html={transit} className={styles.prose} />
          <h3>{messages.parking}</h3>
          <Prose html={parking} className={styles.prose} />
          <TextLink label={messages.open_map} to={map} icon="arrow-up-right" />
        </div>
        <AccessRow showroom={showroom} />
      </div>
    </section>
  );
}

/** Those of the next months. */
const maxHolidays = 8;

/** The hours of a showroom, and its next holidays from the day of the build. */
function OpeningDays({ showroom }: { showroom: Queries.ShowroomViewFragment }) {
  const { showroom: messages } = useMessages();
  const { hours, upcoming_holidays: holidays } = showroom;
  const days = listHolidays([{ hours, holidays }], maxHolidays);
  return (
    <section className={classNames(kit.wrap, kit.grid, kit.section)} aria-labelledby="hours">
      <div className={kit.half}>
        <h2 id="hours" className={classNames(kit.label, kit.muted)}>
          {messages.hours}
        </h2>
        {hours.map(({ opens, closes, ...range }) => (
          <p key={range.from} className={styles.range}>
            {formatDayRange(range, messages.to)} <b>{`${opens} - ${closes}`}</b>
          </p>
        ))}
      </div>
      {days.length > 0 && (
        <div className={classNames(kit.below, kit.half)}>
          <h3 className={classNames(kit.label, kit.muted)}>{messages.holidays}</h3>
          <ul className={classNames(kit.ruled, styles.holidayList)}>
            {days.map(({ date, name, hours: [open] }) => (
              <li key={date}>
                <time dateTime={date}>
                  {`${getWeekday(date)} `}
                  {formatUsDate(date)}
                </time>{' '}
                <span>{name}</span> <b>{open ?? messages.closed}</b>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface OtherShowroomsProps {
  showrooms: readonly Queries.OtherShowroomFragment[];
  indexPath: string | null;
}

/** Links to the other showrooms, and to the page that compares all of them. */
function OtherShowrooms({ showrooms, indexPath }: OtherShowroomsProps) {
  const { showroom: messages } = useMessages();
  return (
    <nav className={classNames(kit.wrap, kit.last)} aria-label={messages.others} data-print="none">
      <ul className={styles.others}>
        {showrooms.map(({ slug, name, address, path }) => (
          <li key={slug}>
            <Link to={path} className={classNames(kit.nudge, kit.hover, styles.row)}>
              <b>{name}</b> <span className={kit.small}>{address}</span> <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      {indexPath && <TextLink label={messages.all} to={indexPath} className={kit.onward} />}
    </nav>
  );
}

export const query = graphql`
  query ShowroomPage($id: String!) {
    site: contentSite {
      ...HeadSite
    }
    navigation {
      showrooms_path
      showrooms {
        ...OtherShowroom
      }
    }
    showroom(id: { eq: $id }) {
      ...ShowroomView
      path
      title
      description
      jsonLd
      ogImage {
        ...OgImage
      }
    }
  }

  fragment ShowroomView on Showroom {
    ...Chats
    ...HoursStatus
    street_map
    street_map_text
    ...ShowroomBrands
    ...AccessFacts
    slug
    name
    lead
    address
    map
    phones
    directions
    transit
    parking
    upcoming_holidays {
      ...Holiday
    }
    picture {
      ...Picture
    }
    interiors {
      ...Picture
    }
  }

  fragment OtherShowroom on Showroom {
    slug
    name
    address
    path
  }
`;
