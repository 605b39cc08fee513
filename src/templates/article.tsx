import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { ArticleBody } from '../features/article/article-body';
import { ArticleFoot } from '../features/article/article-foot';
import { ArticleHead } from '../features/article/article-head';
import { Reading } from '../features/article/reading';
import { PageHead, titled } from '../layouts/page-head';

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const article = data.article!;
  return (
    <Reading>
      <ArticleHead article={article} />
      <ArticleBody blocks={article.blocks} firstPlate={2} hasInitial={article.kind === 'news'} />
      <ArticleFoot brands={article.brands} previous={data.previous} next={data.next} />
    </Reading>
  );
}

export const Head: HeadFC<Queries.ArticlePageQuery> = ({ data }) => {
  const { path, title, description, share } = data.article!;
  return <PageHead site={data.site!} path={path} title={titled(title, data.site!)} description={description} share={share} />;
};

export const query = graphql`
  query ArticlePage($id: String!, $previousId: String, $nextId: String) {
    site: contentSite {
      ...HeadSite
    }
    article(id: { eq: $id }) {
      ...ArticleView
      description
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
