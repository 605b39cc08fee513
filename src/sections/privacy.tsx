import { graphql } from 'gatsby';
import { formatUsDate } from '../domain/dates';
import { getPrivacyAnchor } from '../domain/anchors';
import { classNames } from '../ui/class-names';
import * as grid from '../ui/grid.module.css';
import * as listStyles from '../ui/list.module.css';
import { Prose } from '../ui/prose';
import * as type from '../ui/typography.module.css';
import * as styles from './privacy.module.css';
import type { SectionProps } from './section-props';

const formatNumber = (index: number): string => String(index + 1).padStart(2, '0');

/** The whole privacy notice: its version and date, a list of its parts, and each part beside its heading. */
export function PrivacySection({ section }: SectionProps<Queries.PrivacySectionFragment>) {
  const { version_label, since_label, contents, notice } = section;
  const { version, date, lead, parts } = notice;
  const [number] = version.split('-');
  return (
    <div className={classNames(grid.wrap, grid.last)}>
      <div className={classNames(grid.grid, styles.opening)}>
        <p className={classNames(type.label, type.muted, styles.version)}>
          {version_label} {number}
          <br />
          {since_label} <time dateTime={date}>{formatUsDate(date)}</time>
        </p>
        <p className={classNames(type.lead, styles.lead)}>{lead}</p>
        <nav aria-label={contents} className={styles.contents}>
          <ol className={listStyles.links}>
            {parts.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${getPrivacyAnchor(title)}`}>
                  <span className={type.number}>{formatNumber(index)}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {parts.map(({ title, text }, index) => (
        <section key={title} id={getPrivacyAnchor(title)} className={classNames(grid.grid, styles.part)}>
          <h2 className={styles.title}>
            <span className={type.number}>{formatNumber(index)}</span> {title}
          </h2>
          <Prose html={text} className={styles.text} />
        </section>
      ))}
    </div>
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
        title
        text
      }
    }
  }
`;
