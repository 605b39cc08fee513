import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead } from '../layouts/page-head';
import { Sections } from '../sections/registry';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <Sections sections={data.page!.sections} />;
}

export const Head: HeadFC<Queries.NotFoundPageQuery> = ({ data }) => <PageHead site={data.site!} page={data.page!} />;

export const query = graphql`
  query NotFoundPage($articles: [String!]) {
    site: contentSite {
      ...HeadSite
    }
    page(path: { eq: "/404" }) {
      title
      description
      ogImage {
        ...OgImage
      }
      sections {
        ...Sections
      }
    }
  }
`;
