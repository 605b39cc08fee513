import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { ArticleView } from '../features/article';
import { PageHead } from '../layouts/page-head';

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  return <ArticleView article={data.article!} previous={data.previous} next={data.next} />;
}

export const Head: HeadFC<Queries.ArticlePageQuery> = ({ data: { site, article } }) => (
  <PageHead site={site!} path={article!.path} page={article!} published={article!.date} />
);

export const query = graphql`
  query ArticlePage($id: String!, $previousId: String, $nextId: String) {
    site: contentSite {
      ...HeadSite
    }
    article(id: { eq: $id }) {
      ...ArticleView
      description
      jsonLd
      ogImage {
        ...OgImage
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
