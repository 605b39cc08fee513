import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead } from '../layouts/page-head';
import { preloadAll } from '../runtime/islands/loader';
import { staticIsland } from '../runtime/islands/island';

const StaticJobView = staticIsland(() => import('../features/job').then((part) => part.JobView));

export default function JobPage({ data }: PageProps<Queries.JobPageQuery>) {
  return <StaticJobView job={data.opening!} />;
}

JobPage.preload = () => preloadAll([StaticJobView]);

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
