import { graphql, type HeadFC, type PageProps } from 'gatsby';
import { PageHead } from '../layouts/page-head';
import { preloadAll } from '../runtime/islands/loader';
import { staticIsland } from '../runtime/islands/island';

const StaticArticleView = staticIsland(() => import('../features/article').then((part) => part.ArticleView));

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  return <StaticArticleView article={data.article!} previous={data.previous} next={data.next} />;
}

ArticlePage.preload = () => preloadAll([StaticArticleView]);

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
