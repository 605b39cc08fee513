import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead } from '../layouts/page-head';
import { preloadAll } from '../runtime/islands/loader';
import { staticIsland } from '../runtime/islands/island';

const StaticOpeningView = staticIsland(() => import('../features/opening/opening-view').then((part) => part.OpeningView));

export default function OpeningPage({ data }: PageProps<Queries.OpeningPageQuery>) {
  return <StaticOpeningView opening={data.opening!} />;
}

OpeningPage.preload = () => preloadAll([StaticOpeningView]);

export const Head: HeadFC<Queries.OpeningPageQuery> = ({ data: { site, opening } }) => (
  <PageHead site={site!} path={opening!.path} page={opening!} />
);

export const query = graphql`
  query OpeningPage($id: String!) {
    site: contentSite {
      ...HeadSite
    }
    opening(id: { eq: $id }) {
      ...OpeningView
      path
      description
      jsonLd
      ogImage {
        ...OgImage
      }
    }
  }
`;
