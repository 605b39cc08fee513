import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead, titled } from '../layouts/page-head';
import { StructuredData } from '../layouts/structured-data';
import { still } from '../ui/still/still';

const Article = still(() => import('../features/article/article').then((part) => part.Article));

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  return <Article article={data.article!} previous={data.previous} next={data.next} />;
}

export const Head: HeadFC<Queries.ArticlePageQuery> = ({ data }) => {
  const { path, title, description, date, share, structured } = data.article!;
  return (
    <>
      <PageHead site={data.site!} path={path} title={titled(title, data.site!)} description={description} share={share} published={date} />
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
