import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, withSiteName } from '../layouts/page-head';
import { StructuredData } from '../layouts/structured-data';
import { Sections } from '../layouts/sections';
import { type NewsListPage, toListPageMeta } from '../domain/news/news-list';

interface RouteContext {
  address: string;
  list: NewsListPage | null;
}

export default function RoutePage({ data, pageContext }: PageProps<Queries.RoutePageQuery, RouteContext>) {
  return <Sections sections={data.page!.sections} list={pageContext.list} />;
}

/** The title and description of the page: of a list's page those of its kind, with its number. */
function getPageMeta({ page, text }: Queries.RoutePageQuery, list: NewsListPage | null) {
  const { title, description, sections } = page!;
  if (!list) return { title, description };
  const section = sections.find((one) => one.__typename === 'NewsSection');
  const own = list.kind && section ? section[list.kind] : { title, description };
  return toListPageMeta(own, list, text!.news.page);
}

export const Head: HeadFC<Queries.RoutePageQuery, RouteContext> = ({ data, pageContext: { address, list } }) => {
  const { title, description } = getPageMeta(data, list);
  const { share, structured } = data.page!;
  return (
    <>
      <PageHead site={data.site!} path={address} title={withSiteName(title, data.site!)} description={description} share={share} />
      <StructuredData json={structured} />
    </>
  );
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
      title
      description
      structured
      share(kind: $kind) {
        ...Share
      }
      sections {
        ...Sections
      }
    }
  }
`;
