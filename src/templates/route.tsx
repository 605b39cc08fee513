import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, titled } from '../layouts/page-head';
import { StructuredData } from '../layouts/structured-data';
import { Sections } from '../layouts/sections';
import { type ListPage, pageWords } from '../logic/news-list';

interface Context {
  address: string;
  list: ListPage | null;
}

export default function RoutePage({ data, pageContext }: PageProps<Queries.RoutePageQuery, Context>) {
  return <Sections sections={data.page!.sections} list={pageContext.list} />;
}

/** The title and description of the page: of a list's page those of its kind, with its number. */
function wordsOf({ page, text }: Queries.RoutePageQuery, list: ListPage | null) {
  const { title, description, sections } = page!;
  if (!list) return { title, description };
  const section = sections.find((one) => one.__typename === 'NewsSection');
  const own = list.kind && section ? section[list.kind] : { title, description };
  return pageWords(own, list, text!.news.page);
}

export const Head: HeadFC<Queries.RoutePageQuery, Context> = ({ data, pageContext: { address, list } }) => {
  const { title, description } = wordsOf(data, list);
  const { share, structured } = data.page!;
  return (
    <>
      <PageHead site={data.site!} path={address} title={titled(title, data.site!)} description={description} share={share} />
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
