import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { ShowroomBody, ShowroomHeader } from '../features/showroom/showroom';
import { PageHead } from '../layouts/page-head';

export default function ShowroomPage({ data }: PageProps<Queries.ShowroomPageQuery>) {
  const showroom = data.showroom!;
  const { showrooms, showrooms_path: indexPath } = data.navigation!;
  return (
    <>
      <ShowroomHeader showroom={showroom} indexPath={indexPath} />
      <ShowroomBody showroom={showroom} others={showrooms.filter(({ slug }) => slug !== showroom.slug)} indexPath={indexPath} />
    </>
  );
}

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
