import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead } from '../layouts/page-head';
import { preloadAll } from '../runtime/islands/loader';
import { staticIsland } from '../runtime/islands/island';

const StaticHeader = staticIsland(() => import('../features/showroom/showroom').then((part) => part.ShowroomHeader));
const StaticBody = staticIsland(() => import('../features/showroom/showroom').then((part) => part.ShowroomBody));

export default function ShowroomPage({ data }: PageProps<Queries.ShowroomPageQuery>) {
  const showroom = data.showroom!;
  const { showrooms, showrooms_path: indexPath } = data.navigation!;
  return (
    <>
      <StaticHeader showroom={showroom} indexPath={indexPath} />
      <StaticBody showroom={showroom} others={showrooms.filter(({ slug }) => slug !== showroom.slug)} indexPath={indexPath} />
    </>
  );
}

ShowroomPage.preload = () => preloadAll([StaticHeader, StaticBody]);

export const Head: HeadFC<Queries.ShowroomPageQuery> = ({ data: { site, showroom } }) => (
  <PageHead site={site!} path={showroom!.path} page={showroom!} />
);

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
`;
