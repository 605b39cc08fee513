import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead } from '../layouts/page-head';
import { preloadAll } from '../runtime/islands/loader';
import { staticIsland } from '../runtime/islands/island';

const StaticJobView = staticIsland(() => import('../features/job').then((part) => part.JobView));

export default function OpeningPage({ data }: PageProps<Queries.OpeningPageQuery>) {
  return <StaticJobView job={data.opening!} />;
}

OpeningPage.preload = () => preloadAll([StaticJobView]);

export const Head: HeadFC<Queries.OpeningPageQuery> = ({ data: { site, opening } }) => (
  <PageHead site={site!} path={opening!.path} page={opening!} />
);

export const query = graphql`
  query OpeningPage($id: String!) {
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
