import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { JobView } from '../features/job';
import { PageHead } from '../layouts/page-head';

export default function JobPage({ data }: PageProps<Queries.JobPageQuery>) {
  return <JobView job={data.opening!} />;
}

export const Head: HeadFC<Queries.JobPageQuery> = ({ data: { site, opening } }) => (
  <PageHead site={site!} path={opening!.path} page={opening!} />
);

export const query = graphql`
  query JobPage($id: String!) {
    site: contentSite {
      ...HeadSite
    }
    opening(id: { eq: $id }) {
      ...JobView
      path
      description
      jsonLd
      ogImage {
        ...OgImage
      }
    }
  }
`;
