import { graphql } from 'gatsby';
import * as React from 'react';
import { AccessFacts } from '../components/showroom-facts';
import { formatUsDate } from '../domain/dates';
import { getNoticeAnchor, type NoticeName } from '../domain/anchors';
import { classNames, kit } from '../ui/kit';
import { formatNumber } from '../ui/figure';
import { Picture } from '../ui/picture';
import { Link } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Prose } from '../ui/prose';
import * as styles from './notices.module.css';
import type { SectionProps } from './section-props';

interface NoticeProps {
  name: NoticeName;
  /** What stands beside the lead: its version and date. */
  edition: React.ReactNode;
  lead: string;
  /** The name of the list of its parts for screen readers. */
  contents: string;
  parts: readonly { readonly title: string; readonly body: React.ReactNode }[];
}

/** A notice: its edition, a list of its parts, and each part beside its heading. */
function Notice({ name, edition, lead, contents, parts }: NoticeProps) {
  return (
    <div className={classNames(kit.wrap, kit.last)}>
      <div className={classNames(kit.grid, styles.opening)}>
        <p className={classNames(kit.label, kit.muted, styles.version)}>{edition}</p>
        <p className={kit.lead} style={{ '--columns': '5 / 12' }}>
          {lead}
        </p>
        <nav aria-label={contents} className={styles.contents}>
          <ol className={kit.links}>
            {parts.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${getNoticeAnchor(name, title)}`}>
                  <span className={kit.number}>{formatNumber(index + 1)}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {parts.map(({ title, body }, index) => (
        <section key={title} id={getNoticeAnchor(name, title)} className={classNames(kit.grid, styles.part)}>
          <h2 className={classNames(kit.side, kit.sticky, styles.title)}>
            <span className={kit.number}>{formatNumber(index + 1)}</span> {title}
          </h2>
          <div className={styles.text}>{body}</div>
        </section>
      ))}
    </div>
  );
}

const toPart = ({ title, text }: { title: string; text: string }) => ({ title, body: <Prose html={text} /> });

/** The whole privacy notice, and the proofs of registration where content has them. */
export function PrivacySection({ section }: SectionProps<Queries.PrivacySectionFragment>) {
  const { footer } = useMessages();
  const { version_label, since_label, contents, notice, site } = section;
  const { version, date, lead, parts } = notice;
  const [number] = version.split('-');
  const edition = (
    <>
      {version_label} {number}
      <br />
      {since_label} <time dateTime={date}>{formatUsDate(date)}</time>
    </>
  );
  const proofs = site.proofs ? [{ title: footer.proofs, body: <Proofs proofs={site.proofs} /> }] : [];
  return <Notice name="privacy" edition={edition} lead={lead} contents={contents} parts={[...parts.map(toPart), ...proofs]} />;
}

/** Each proof of registration with its seal, its number and the day on which it ends. */
function Proofs({ proofs }: { proofs: NonNullable<Queries.PrivacySectionFragment['site']['proofs']> }) {
  const { footer } = useMessages();
  return (
    <ul className={styles.proofs}>
      {proofs.map(({ name, number, expires, to, picture }) => (
        <li key={name}>
          {picture && <Picture picture={picture} sizes="96px / 1" className={styles.seal} />}
          <p>
            {to ? (
              <Link to={to} className={classNames(kit.closing, kit.target)}>
                {name}
              </Link>
            ) : (
              name
            )}
            <br />
            {number}, {footer.until} <time dateTime={expires}>{formatUsDate(expires)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

export const privacySectionFragment = graphql`
  fragment PrivacySection on PrivacySection {
    version_label
    since_label
    contents
    notice {
      version
      date
      lead
      parts {
        ...NoticePart
      }
    }
    site {
      proofs {
        ...Proof
      }
    }
  }
`;

/** What the owner promises to people with disabilities, what is lacking, how each showroom can be reached, and whom to tell. */
export function AccessibilitySection({ section }: SectionProps<Queries.AccessibilitySectionFragment>) {
  const { date_label, contents, showrooms_title, statement, showrooms } = section;
  const { date, lead, promised, lacking, contact } = statement;
  const places = showrooms
    .filter(({ access }) => access)
    .map((showroom) => (
      <React.Fragment key={showroom.path}>
        <h3 className={styles.place}>
          <Link to={showroom.path} className={classNames(kit.underlined, kit.target)}>
            {showroom.name}
          </Link>
        </h3>
        <AccessFacts showroom={showroom} className={styles.facts} />
      </React.Fragment>
    ));
  const edition = (
    <>
      {date_label} <time dateTime={date}>{formatUsDate(date)}</time>
    </>
  );
  const parts = [toPart(promised), toPart(lacking), { title: showrooms_title, body: places }, toPart(contact)];
  return <Notice name="accessibility" edition={edition} lead={lead} contents={contents} parts={parts} />;
}

export const accessibilitySectionFragment = graphql`
  fragment AccessibilitySection on AccessibilitySection {
    date_label
    contents
    showrooms_title
    statement {
      date
      lead
      promised {
        ...NoticePart
      }
      lacking {
        ...NoticePart
      }
      contact {
        ...NoticePart
      }
    }
    showrooms {
      ...AccessFacts
      name
      path
    }
  }
`;
