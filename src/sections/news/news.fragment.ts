import { graphql } from 'gatsby';

export const newsSectionFragment = graphql`
  fragment NewsSection on NewsSection {
    title
    news {
      title
    }
    events {
      title
    }
    articles(ids: $articles) {
      ...ArticleSummary
      calendar
      reserve
    }
  }
`;
