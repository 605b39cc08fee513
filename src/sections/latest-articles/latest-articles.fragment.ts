import { graphql } from 'gatsby';

export const latestArticlesSectionFragment = graphql`
  fragment LatestArticlesSection on LatestArticlesSection {
    title
    articles(ids: $articles) {
      ...ArticleSummary
    }
  }
`;
