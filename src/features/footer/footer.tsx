import { graphql } from 'gatsby';
import * as React from 'react';
import { HoursList } from '../../components/hours/hours-list';
import { HoursStatus } from '../../components/hours/hours-status';
import { footerLinksAnchor, getQuestionAnchor } from '../../domain/anchors';
import { formatUsDate } from '../../domain/dates';
import { Island } from '../../runtime/island';
import { classNames, kit } from '../../ui/kit';
import { Link, TextLink, toTelHref } from '../../ui/link';
import { useMessages } from '../../ui/messages';
import { Picture } from '../../ui/picture';
import { newsletterIsland, questionsIsland } from '../islands';
import * as styles from './footer.module.css';

interface FooterProps {
  site: Queries.FooterSiteFragment;
  navigation: Queries.FooterNavigationFragment & { readonly showrooms: readonly Queries.FooterShowroomFragment[] };
  questions: readonly Queries.FooterQuestionFragment[];
  /** The version of the privacy notice. */
  notice: string;
}

/** The footer of every page, with the newsletter and the questions in it. */
export function Footer({ site, navigation, questions, notice }: FooterProps) {
  const { footer, form } = useMessages();
  const { cover, invitation, action } = site.catalogue;
  return (
    <footer className={styles.footer}>
      <div className={kit.wrap}>
        <div data-print="none">
          <Island of={newsletterIsland} props={{ trapLabel: form.empty, notice }} />
        </div>
        <div className={classNames(kit.grid, styles.columns)}>
          <nav id={footerLinksAnchor} className={styles.links} aria-label={footer.links}>
            <p className={classNames(kit.label, styles.label)}>{site.name}</p>
            <ul>
              {navigation.footer.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.showrooms}>
            <p className={classNames(kit.label, styles.label)}>
              <Link to={navigation.showrooms_path ?? '/'}>{footer.showrooms}</Link>
            </p>
            {navigation.showrooms.map((showroom) => (
              <ShowroomAddress key={showroom.slug} showroom={showroom} />
            ))}
          </div>
          <div className={styles.questions} data-print="none">
            <h2 className={classNames(kit.label, styles.label)}>{footer.questions}</h2>
            <Questions questions={questions} />
          </div>
          <div className={styles.catalogue} data-print="none">
            <p className={classNames(kit.label, styles.label)}>{footer.catalogue}</p>
            <Picture
              picture={cover}
              sizes="(max-width: 800px) 140px / 0.75, (max-width: 1100px) 30vw / 0.75, 13.3vw / 0.75"
              className={styles.cover}
            />
            <div>
              <p>{invitation}</p>
              <TextLink label={action.label} to={action.to} icon={action.icon} className={styles.coverLink} />
            </div>
          </div>
        </div>
        <div className={classNames(kit.spread, styles.bottom)}>
          <div>
            <p>{`© ${site.since}–${site.until} ${site.legal_name}`}</p>
            <CompanyIdentity site={site} />
          </div>
          <nav className={kit.cluster} aria-label={footer.social}>
            {navigation.social.map(({ label, to }) => (
              <Link key={label} to={to}>
                {label}
              </Link>
            ))}
            <Link to="/rss.xml">{footer.feed}</Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** The registration of the company, the address of its data protection officer, and its proofs of registration, where content has them. */
function CompanyIdentity({ site: { registration, data_protection, proofs } }: Pick<FooterProps, 'site'>) {
  const { footer } = useMessages();
  if (!registration && !data_protection && !proofs) return null;
  return (
    <p className={classNames(kit.cluster, styles.identity)}>
      <span>{registration}</span>{' '}
      {data_protection && (
        <span>
          {footer.data_protection}: <a href={`mailto:${data_protection}`}>{data_protection}</a>
        </span>
      )}
      {proofs?.map(({ name, number, expires }) => (
        <React.Fragment key={name}>
          {' '}
          <span data-print="none">{`${name} ${number}, ${footer.until} ${formatUsDate(expires)}`}</span>
        </React.Fragment>
      ))}
    </p>
  );
}

/** A showroom in the footer. The street links to a map, the phone numbers are `tel:` links. */
function ShowroomAddress({ showroom }: { showroom: Queries.FooterShowroomFragment }) {
  const { name, path, street, map, phones } = showroom;
  return (
    <address className={styles.address}>
      <Link to={path}>
        <b>{name}</b>
      </Link>{' '}
      <Link to={map}>{street}</Link>
      <HoursList as="span" showroom={showroom} separator={[' ', <br key="line" />]} />
      <div className={styles.today}>
        <HoursStatus showroom={showroom} />
      </div>
      {phones.map((phone) => (
        <a key={phone} href={toTelHref(phone)}>
          {phone}
        </a>
      ))}
    </address>
  );
}

/** The questions as `details` elements; touched, they become an accordion in the same place. */
function Questions({ questions }: { questions: readonly Queries.FooterQuestionFragment[] }) {
  const entries = questions.map(({ question, answer }, index) => ({ id: getQuestionAnchor(index), heading: question, html: answer }));
  return <Island of={questionsIsland} props={{ entries, bodyClass: styles.answer! }} />;
}

export const footerQuestionFragment = graphql`
  fragment FooterQuestion on Question {
    question
    answer
  }
`;

export const footerSiteFragment = graphql`
  fragment FooterSite on ContentSite {
    name
    legal_name
    registration
    data_protection
    proofs {
      name
      number
      expires
    }
    since
    until
    catalogue {
      ...Catalogue
    }
  }
`;

export const footerNavigationFragment = graphql`
  fragment FooterNavigation on Navigation {
    footer {
      ...Action
    }
    showrooms_path
    social {
      ...SocialLink
    }
  }
`;

export const footerShowroomFragment = graphql`
  fragment FooterShowroom on Showroom {
    ...HoursStatus
    slug
    name
    path
    phones
    street
    map
  }
`;
