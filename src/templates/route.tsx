import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead } from '../layouts/page-head';
import { Sections } from '../sections/registry';
import { type NewsListPage, toListPageMeta } from '../domain/news';

interface RouteContext {
  address: string;
  list: NewsListPage | null;
}

export default function RoutePage({ data, pageContext }: PageProps<Queries.RoutePageQuery, RouteContext>) {
  return <Sections sections={data.page!.sections} list={pageContext.list} />;
}

export const Head: HeadFC<Queries.RoutePageQuery, RouteContext> = ({ data, pageContext: { address, list } }) => {
  const { meta, ogImage, jsonLd } = data.page!;
  const listMeta = list ? toListPageMeta(meta, list, data.text!.news.page) : meta;
  return <PageHead site={data.site!} path={address} page={{ ...listMeta, ogImage, jsonLd }} />;
};

export const query = graphql`
  query RoutePage($id: String!, $articles: [String!], $kind: String) {
    site: contentSite {
      ...HeadSite
    }
    text: contentText {
      news {
        page
      }
    }
    page(id: { eq: $id }) {
      meta(kind: $kind) {
        title
        description
      }
      jsonLd
      ogImage {
        ...OgImage
      }
      sections {
        ...Sections
      }
    }
  }
`;
