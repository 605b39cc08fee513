import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { formatUsDate } from '../domain/dates';
import { getContactPath } from '../domain/routes';
import { PageHead } from '../layouts/page-head';
import { ButtonLink } from '../ui/button';
import { Entry } from '../components/document-list';
import { classNames, kit } from '../ui/kit';
import { TextLink } from '../ui/link';
import { useMessages } from '../ui/messages';
import { Prose } from '../ui/prose';
import * as styles from './job.module.css';

/** A whole job: its text and what it asks for, beside the last day to apply and the link to apply. */
export default function JobPage({ data: { opening } }: PageProps<Queries.JobPageQuery>) {
  const { careers } = useMessages();
  const { slug, title, team, place, employment, date, closes, asks, html, others, openings_path } = opening!;
  return (
    <>
      <article className={classNames(kit.wrap, kit.grid, kit.first, kit.last)}>
        <p className={kit.meta}>{[team, place, employment].join(' \u00a0·\u00a0 ')}</p>
        <h1 className={styles.title}>{title}</h1>
        <div className={classNames(kit.sticky, styles.terms)}>
          <p className={classNames(kit.label, kit.muted)}>{closes ? careers.closes : careers.until_filled}</p>
          {closes && (
            <p className={styles.closing}>
              <time dateTime={closes}>{formatUsDate(closes)}</time>
            </p>
          )}
          <div data-print="none">
            <ButtonLink label={careers.apply} hiddenLabel={title} to={`${getContactPath('careers')}?opening=${slug}`} />
          </div>
          <p className={kit.meta}>
            {careers.posted} <time dateTime={date}>{formatUsDate(date)}</time>
          </p>
        </div>
        <div style={{ '--columns': '5 / 12' }}>
          <Prose html={html} className={styles.prose} />
          <h2 className={classNames(kit.label, kit.muted, styles.label)}>{careers.asks}</h2>
          <ul className={classNames(kit.ruled, styles.asks)}>
            {asks.map((ask) => (
              <li key={ask}>{ask}</li>
            ))}
          </ul>
        </div>
      </article>
      <OtherJobs jobs={others} listPath={openings_path} />
    </>
  );
}

export const Head: HeadFC<Queries.JobPageQuery> = ({ data: { site, opening } }) => (
  <PageHead site={site!} path={opening!.path} page={opening!} />
);

interface OtherJobsProps {
  jobs: NonNullable<Queries.JobPageQuery['opening']>['others'];
  /** The page that lists all jobs, if there is one. */
  listPath: string | null;
}

/** The other jobs as ruled links, and a link to the list of all. */
function OtherJobs({ jobs, listPath }: OtherJobsProps) {
  const { careers } = useMessages();
  if (jobs.length === 0 && !listPath) return null;
  return (
    <nav className={kit.sand} aria-label={careers.others} data-print="none">
      <div className={classNames(kit.wrap, kit.grid, styles.others)}>
        {jobs.length > 0 && <h2 className={classNames(kit.label, kit.muted, styles.otherLabel)}>{careers.others}</h2>}
        <ul className={classNames(jobs.length > 0 && kit.ruled, kit.main)}>
          {jobs.map(({ path, title, team, place }) => (
            <li key={path}>
              <Entry to={path} title={title} facts={[team, place].join(' · ')} icon="arrow-right" />
            </li>
          ))}
        </ul>
        {listPath && <TextLink label={careers.all} to={listPath} className={classNames(kit.main, kit.onward)} />}
      </div>
    </nav>
  );
}

export const query = graphql`
  query JobPage($id: String!) {
    site: contentSite {
      ...HeadSite
    }
    opening(id: { eq: $id }) {
      slug
      title
      team
      place
      employment
      date
      closes
      asks
      html
      openings_path
      others {
        path
        title
        team
        place
      }
      path
      description
      jsonLd
      ogImage {
        ...OgImage
      }
    }
  }
`;
