import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, withSiteName } from '../layouts/page-head';
import { StructuredData } from '../layouts/structured-data';
import { staticIsland } from '../runtime/islands/static-island';

const StaticArticleView = staticIsland(() => import('../features/article/article-view').then((part) => part.ArticleView));

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  return <StaticArticleView article={data.article!} previous={data.previous} next={data.next} />;
}

export const Head: HeadFC<Queries.ArticlePageQuery> = ({ data }) => {
  const { path, title, description, date, share, structured } = data.article!;
  return (
    <>
      <PageHead
        site={data.site!}
        path={path}
        title={withSiteName(title, data.site!)}
        description={description}
        share={share}
        published={date}
      />
      <StructuredData json={structured} />
    </>
  );
};

export const query = graphql`
  query ArticlePage($id: String!, $previousId: String, $nextId: String) {
    site: contentSite {
      ...HeadSite
    }
    article(id: { eq: $id }) {
      ...ArticleView
      description
      structured
      share {
        ...Share
      }
    }
    previous: article(id: { eq: $previousId }) {
      ...ArticleSibling
    }
    next: article(id: { eq: $nextId }) {
      ...ArticleSibling
    }
  }
`;
