import { graphql } from 'gatsby';

export const latestArticlesSectionFragment = graphql`
  fragment LatestArticlesSection on LatestArticlesSection {
    title
    more: action {
      ...Action
    }
    articles(ids: $articles) {
      ...ArticleSummary
    }
  }
`;
