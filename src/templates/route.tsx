import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, titled } from '../layouts/page-head';
import { Sections } from '../layouts/sections';

interface Context {
  today: string;
}

export default function RoutePage({ data, pageContext }: PageProps<Queries.RoutePageQuery, Context>) {
  return <Sections sections={data.page!.sections} today={pageContext.today} />;
}

export const Head: HeadFC<Queries.RoutePageQuery> = ({ data }) => {
  const { path, title, description, share } = data.page!;
  return (
    <PageHead
      site={data.site!}
      path={path}
      title={titled(title, data.site!)}
      description={description}
      share={share}
      isHidden={path === '/maintenance' || path.startsWith('/admin')}
    />
  );
};

export const query = graphql`
  query RoutePage($id: String!) {
    site: contentSite {
      ...HeadSite
    }
    page(id: { eq: $id }) {
      path
      title
      description
      share {
        ...Share
      }
      sections {
        ...Sections
      }
    }
  }
`;
